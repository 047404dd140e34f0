import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const theFlea: GoatStory = {
  slug: 'the-flea',
  description: m(
    'The smallest goat in the meadow and the last one anybody manages to catch. Walks for eighty-eight minutes, wins in two, and seems mildly embarrassed about the noise.',
  ),
  backstory: [
    m(
      'He was so small at birth that the farmer entered him in the ledger as ‘kid, possibly a rumour’. The fences at Rosario Meadow had been put up to keep goats in. He walked out underneath them, had a look round, and walked back in for supper, and it was years before anyone linked the rumour to the hoof prints.',
    ),
    m(
      'His grandmother saw it first. The yearlings were a goat short one Saturday, and she told the coach to put the little one on. The coach said he would get trodden on. She told him, in the voice grandmothers keep for coaches, to put him out by the rail, where she could take him off if he cried. The first ball came to his right hoof and went by. The second came to his left. He set off across the pitch with it, and the coach, who was still explaining, had to stop because nobody was listening. He has pointed at the sky after every goal since. She gets the credit; he did only the running.',
    ),
    m(
      'The doctor said he needed help to grow, and a big club across the water promised to see to it. There being no paper to hand, the contract was drawn up on a cabbage leaf. It is the most valuable vegetable in the history of sport, and it survives to this day because he never ate it. Anyone who knows goats will understand what that took.',
    ),
    m(
      'What followed defies summary, so here are the figures: eight Golden Hoofs, ninety-one goals in a single year, and one afternoon when a defender was turned so completely inside out that his shirt number read backwards. All this from a goat who spends most of a match strolling about like somebody who has lost his keys. Scientists fitted him with a bell to find out what he was doing. He was reading. By the time the bell moved quickly it was already a goal.',
    ),
    m(
      'One cup kept its distance. He lost a final, and another; once he even said he was done with it, and the whole meadow went so quiet that he came back to ask what was wrong. So at thirty-five, with grey in the beard and three kids of his own, he tried again. It went to three-three, and then to penalties, and then, at long last, to him. They dressed him in a ceremonial cloak to lift it. It trailed behind him on the grass. It was, they said, the smallest size they had.',
    ),
  ],
  lore: m(
    'There is a gap under every fence in Rosario, about the width of a loaf, and no farmer has ever been seen to dig one. The cabbage leaf hangs under glass in the boot room and has not wilted. On quiet nights you may hear a bell walking slowly, slowly along the touchline. If it ever speeds up, the old goats say, do not bother turning round. You have already conceded.',
  ),
  iconicMoments: [
    {
      year: 2000,
      title: m('The Cabbage Leaf'),
      description: m(
        'No paper in the house, so the contract is signed on a cabbage leaf. He is hungry at the time. It remains the great act of discipline of his career.',
      ),
      places: ['Mountain Pasture', 'Trophy Room', 'City Mural', 'Rain'],
      poses: ['Seated', 'Folded Arms', 'Chest Out', 'Hoof on Heart'],
    },
    {
      year: 2007,
      title: m('The Run Somebody Had Already Run'),
      description: m(
        'Sixty yards, six defenders, same side, same finish as a certain chestnut goat twenty-one years earlier. The radio man thought they had put on the wrong tape.',
      ),
      places: ['Stadium Night', 'Chalk Pitch', 'Halftone', 'Sunburst'],
      poses: ['Dribble', 'Sprint', 'Step-Over', 'Arms Wide'],
    },
    {
      year: 2009,
      title: m('The Header Nobody Marked'),
      description: m(
        'A final. The smallest goat on the pitch scores with his head, floating, while two centre-halves discuss which of them needn’t bother. Loses a boot and kisses it.',
      ),
      places: ['Stadium Night', 'Confetti', 'Halftone', 'Galaxy'],
      poses: ['Header', 'Diving Header', 'Leap', 'On One Knee'],
    },
    {
      year: 2012,
      title: m('Ninety-One in a Year'),
      description: m(
        'Ninety-one goals between January and December. The club gives up on the big scoreboard and buys an abacus.',
      ),
      places: ['Snow Match', 'Halftone', 'Chalk Pitch', 'Trophy Room'],
      poses: ['Volley', 'Free Kick', 'Chip', 'Raised Hoof'],
    },
    {
      year: 2015,
      title: m('The Defender Who Sat Down'),
      description: m(
        'A feint to the left, a feint to the right, and one of the finest centre-halves of his age sits down on the grass, gently, as if someone had drawn up a chair.',
      ),
      places: ['Stadium Night', 'Chalk Pitch', 'Rain', 'Sunburst'],
      poses: ['Foot on the Ball', 'Step-Over', 'Samba', 'Dribble'],
    },
    {
      year: 2017,
      title: m('The Shirt on the Line'),
      description: m(
        'Scores with the last kick on hostile ground, takes off his shirt and holds it up to the stand, neatly, by the shoulders, like washing.',
      ),
      places: ['Stadium Night', 'City Mural', 'Halftone', 'Rain'],
      poses: ['Arms Wide', 'Celebration', 'Knee Slide', 'Leap'],
    },
    {
      year: 2022,
      title: m('The Smallest Cloak They Had'),
      description: m(
        'Three-three, penalties, and at last the Hoof Cup. He lifts it in a cloak made for a larger goat and sleeps with the cup on the next pillow.',
      ),
      places: ['Stadium Night', 'Confetti', 'Beach Dusk', 'Galaxy'],
      poses: ['Celebration', 'Hoof on Heart', 'Leap', 'At Ease', 'Cup Lifted'],
    },
  ],
  achievements: [
    m('One Hoof Cup, at the fifth time of asking'),
    m('Eight Golden Hoofs, kept in a drawer with the spare keys'),
    m('Ninety-one goals in a calendar year, leap day not required'),
    m('Record distance walked in a winning final'),
    m('Guardian of the oldest uneaten cabbage leaf in football'),
  ],
  personalityTraits: [
    m('Quiet'),
    m('Homely'),
    m('Stubborn'),
    m('Observant'),
    m('Shy of microphones'),
  ],
  quotes: [
    m('I prefer to let the hoof speak. It has the better voice.'),
    m('I was not walking. I was reading.'),
    m('My grandmother said put him on by the rail. I have stayed near the rail.'),
    m('They ask how it felt to win the cup. Heavy. It was nearly my size.'),
  ],
  metaTags: ['forward', 'argentina', 'number 10', 'left hoof', 'cabbage leaf', 'rosario meadow'],
  deeds: [
    {
      title: m('Under the Gate'),
      cardType: 'Skill',
      line: m('goes under the last defender, who checks both pockets'),
    },
    {
      title: m('The Stroll'),
      cardType: 'Special',
      line: m(
        'walks about for an hour like somebody who has lost his keys, and then finds them in the top corner',
      ),
    },
    {
      title: m('The Defender Sits Down'),
      cardType: 'Skill',
      line: m('feints left, feints right, and waits politely while a centre-half takes a seat'),
    },
    {
      title: m('The Curler Inside the Far Post'),
      cardType: 'Goal',
      line: m(
        'cuts in from the right as announced, shoots with the left as expected, and scores regardless',
      ),
    },
    {
      title: m('The Pass Through the Keyhole'),
      cardType: 'Assist',
      line: m('threads it between five legs, an odd number nobody has accounted for'),
    },
    {
      title: m('The Chip of the Day'),
      cardType: 'Goal',
      line: m('lifts it over the goalkeeper so softly that it lands asleep'),
    },
    {
      title: m('The Header Nobody Marked'),
      cardType: 'Goal',
      line: m(
        'scores with his head while two tall defenders decide whose job that would have been',
      ),
    },
    {
      title: m('Off the Line, Somehow'),
      cardType: 'Save',
      line: m('clears it off his own line and looks more surprised than anyone'),
    },
    {
      title: m('Two Hooves to the Sky'),
      cardType: 'Celebration',
      line: m('points at the sky, where his grandmother is presumed to be telling everybody'),
    },
    {
      title: m('The Washing Line'),
      cardType: 'Celebration',
      line: m('takes off his shirt and shows it to the away end by the shoulders, like washing'),
    },
    {
      title: m('The Run Somebody Had Already Run'),
      cardType: 'Historic',
      line: m('repeats an old goal step for step, as if following the hoof prints'),
    },
    {
      title: m('One More for the Abacus'),
      cardType: 'Historic',
      line: m('scores again, and the club moves another bead along'),
    },
  ],
  afterwards: [
    m('He is asked for a word afterwards and gives exactly one.'),
    m('The cabbage leaf, under its glass, remains green.'),
    m('He is home in time to put the kids to bed.'),
    m('A bell is heard on the touchline, walking.'),
  ],
};
