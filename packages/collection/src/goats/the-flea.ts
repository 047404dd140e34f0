import type { GoatStory } from './goat-types.ts';

export const theFlea: GoatStory = {
  slug: 'the-flea',
  description:
    'The smallest goat in the meadow and the last one anybody manages to catch. Walks for eighty-eight minutes, wins in two, and seems mildly embarrassed about the noise.',
  backstory: [
    'He was so small at birth that the farmer entered him in the ledger as ‘kid, possibly a rumour’. The fences at Rosario Meadow had been put up to keep goats in. He walked out underneath them, had a look round, and walked back in for supper, and it was years before anyone linked the rumour to the hoof prints.',
    'His grandmother saw it first. The yearlings were a goat short one Saturday, and she told the coach to put the little one on. The coach said he would get trodden on. She told him, in the voice grandmothers keep for coaches, to put him out by the rail, where she could take him off if he cried. The first ball came to his right hoof and went by. The second came to his left. He set off across the pitch with it, and the coach, who was still explaining, had to stop because nobody was listening. He has pointed at the sky after every goal since. She gets the credit; he did only the running.',
    'The doctor said he needed help to grow, and a big club across the water promised to see to it. There being no paper to hand, the contract was drawn up on a cabbage leaf. It is the most valuable vegetable in the history of sport, and it survives to this day because he never ate it. Anyone who knows goats will understand what that took.',
    'What followed defies summary, so here are the figures: eight Golden Hoofs, ninety-one goals in a single year, and one afternoon when a defender was turned so completely inside out that his shirt number read backwards. All this from a goat who spends most of a match strolling about like somebody who has lost his keys. Scientists fitted him with a bell to find out what he was doing. He was reading. By the time the bell moved quickly it was already a goal.',
    'One cup kept its distance. He lost a final, and another; once he even said he was done with it, and the whole meadow went so quiet that he came back to ask what was wrong. So at thirty-five, with grey in the beard and three kids of his own, he tried again. It went to three-three, and then to penalties, and then, at long last, to him. They dressed him in a ceremonial cloak to lift it. It trailed behind him on the grass. It was, they said, the smallest size they had.',
  ],
  lore: 'There is a gap under every fence in Rosario, about the width of a loaf, and no farmer has ever been seen to dig one. The cabbage leaf hangs under glass in the boot room and has not wilted. On quiet nights you may hear a bell walking slowly, slowly along the touchline. If it ever speeds up, the old goats say, do not bother turning round. You have already conceded.',
  iconicMoments: [
    {
      year: 2000,
      title: 'The Cabbage Leaf',
      description:
        'No paper in the house, so the contract is signed on a cabbage leaf. He is hungry at the time. It remains the great act of discipline of his career.',
      places: ['Mountain Pasture', 'Trophy Room', 'City Mural', 'Rain'],
      poses: ['Seated', 'Folded Arms', 'Chest Out', 'Hoof on Heart'],
    },
    {
      year: 2007,
      title: 'The Run Somebody Had Already Run',
      description:
        'Sixty yards, six defenders, same side, same finish as a certain chestnut goat twenty-one years earlier. The radio man thought they had put on the wrong tape.',
      places: ['Stadium Night', 'Chalk Pitch', 'Halftone', 'Sunburst'],
      poses: ['Dribble', 'Sprint', 'Step-Over', 'Arms Wide'],
    },
    {
      year: 2009,
      title: 'The Header Nobody Marked',
      description:
        'A final. The smallest goat on the pitch scores with his head, floating, while two centre-halves discuss which of them needn’t bother. Loses a boot and kisses it.',
      places: ['Stadium Night', 'Confetti', 'Halftone', 'Galaxy'],
      poses: ['Header', 'Diving Header', 'Leap', 'On One Knee'],
    },
    {
      year: 2012,
      title: 'Ninety-One in a Year',
      description:
        'Ninety-one goals between January and December. The club gives up on the big scoreboard and buys an abacus.',
      places: ['Snow Match', 'Halftone', 'Chalk Pitch', 'Trophy Room'],
      poses: ['Volley', 'Free Kick', 'Chip', 'Raised Hoof'],
    },
    {
      year: 2015,
      title: 'The Defender Who Sat Down',
      description:
        'A feint to the left, a feint to the right, and one of the finest centre-halves of his age sits down on the grass, gently, as if someone had drawn up a chair.',
      places: ['Stadium Night', 'Chalk Pitch', 'Rain', 'Sunburst'],
      poses: ['Foot on the Ball', 'Step-Over', 'Samba', 'Dribble'],
    },
    {
      year: 2017,
      title: 'The Shirt on the Line',
      description:
        'Scores with the last kick on hostile ground, takes off his shirt and holds it up to the stand, neatly, by the shoulders, like washing.',
      places: ['Stadium Night', 'City Mural', 'Halftone', 'Rain'],
      poses: ['Arms Wide', 'Celebration', 'Knee Slide', 'Leap'],
    },
    {
      year: 2022,
      title: 'The Smallest Cloak They Had',
      description:
        'Three-three, penalties, and at last the Hoof Cup. He lifts it in a cloak made for a larger goat and sleeps with the cup on the next pillow.',
      places: ['Stadium Night', 'Confetti', 'Beach Dusk', 'Galaxy'],
      poses: ['Celebration', 'Hoof on Heart', 'Leap', 'At Ease', 'Cup Lifted'],
    },
  ],
  achievements: [
    'One Hoof Cup, at the fifth time of asking',
    'Eight Golden Hoofs, kept in a drawer with the spare keys',
    'Ninety-one goals in a calendar year, leap day not required',
    'Record distance walked in a winning final',
    'Guardian of the oldest uneaten cabbage leaf in football',
  ],
  personalityTraits: ['Quiet', 'Homely', 'Stubborn', 'Observant', 'Shy of microphones'],
  quotes: [
    'I prefer to let the hoof speak. It has the better voice.',
    'I was not walking. I was reading.',
    'My grandmother said put him on by the rail. I have stayed near the rail.',
    'They ask how it felt to win the cup. Heavy. It was nearly my size.',
  ],
  metaTags: ['forward', 'argentina', 'number 10', 'left hoof', 'cabbage leaf', 'rosario meadow'],
  deeds: [
    {
      title: 'Under the Gate',
      cardType: 'Skill',
      line: 'goes under the last defender, who checks both pockets',
    },
    {
      title: 'The Stroll',
      cardType: 'Special',
      line: 'walks about for an hour like somebody who has lost his keys, and then finds them in the top corner',
    },
    {
      title: 'The Defender Sits Down',
      cardType: 'Skill',
      line: 'feints left, feints right, and waits politely while a centre-half takes a seat',
    },
    {
      title: 'The Curler Inside the Far Post',
      cardType: 'Goal',
      line: 'cuts in from the right as announced, shoots with the left as expected, and scores regardless',
    },
    {
      title: 'The Pass Through the Keyhole',
      cardType: 'Assist',
      line: 'threads it between five legs, an odd number nobody has accounted for',
    },
    {
      title: 'The Chip of the Day',
      cardType: 'Goal',
      line: 'lifts it over the goalkeeper so softly that it lands asleep',
    },
    {
      title: 'The Header Nobody Marked',
      cardType: 'Goal',
      line: 'scores with his head while two tall defenders decide whose job that would have been',
    },
    {
      title: 'Off the Line, Somehow',
      cardType: 'Save',
      line: 'clears it off his own line and looks more surprised than anyone',
    },
    {
      title: 'Two Hooves to the Sky',
      cardType: 'Celebration',
      line: 'points at the sky, where his grandmother is presumed to be telling everybody',
    },
    {
      title: 'The Washing Line',
      cardType: 'Celebration',
      line: 'takes off his shirt and shows it to the away end by the shoulders, like washing',
    },
    {
      title: 'The Run Somebody Had Already Run',
      cardType: 'Historic',
      line: 'repeats an old goal step for step, as if following the hoof prints',
    },
    {
      title: 'One More for the Abacus',
      cardType: 'Historic',
      line: 'scores again, and the club moves another bead along',
    },
  ],
  afterwards: [
    'He is asked for a word afterwards and gives exactly one.',
    'The cabbage leaf, under its glass, remains green.',
    'He is home in time to put the kids to bed.',
    'A bell is heard on the touchline, walking.',
  ],
};
