import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const elFenomeno: GoatStory = {
  slug: 'el-fenomeno',
  description: m(
    'A landslide with a first touch. Ran straight at goalkeepers, went round them as if they were furniture and walked the ball in, grinning. Twice put back together, twice better company for it.',
  ),
  backstory: [
    m(
      'In the hills above Serra Pastures the signs warn of falling rocks, low cloud and him. He was an ordinary-looking kid, round, cheerful, fond of lying down, until somebody rolled a ball past and he went after it. Surveyors who visited afterwards found the hill had a new path in it. He had not used the old one. It went round things.',
    ),
    m(
      'He could not afford the two bus fares to his first trial, so he missed it, went home, and was signed the following week by a club at the end of one bus. By seventeen he was in the squad for a Hoof Cup, where he did not get a single minute, came home a champion, and described it as the best seat he’d ever had.',
    ),
    m(
      'Then came the seasons for which the nickname was made. There was the goal at Compost Ella: he collected the ball inside his own half, was kicked, held, grabbed by the shirt and, briefly, ridden, and scored with five of them still attached. His coach is on film with his head in his hooves. He was asked afterwards about his tactics. ‘Those,’ he said, and pointed at the posts. Goalkeepers began to study him. It did not help. He would step over the ball once, lean, and go by on the side you had just decided to leave, with the unhurried look of a goat letting himself into his own kitchen.',
    ),
    m(
      'His knee gave way, was mended, and gave way again six minutes into the comeback. The vet, a kind man, drew him a picture of a nice quiet paddock. El Fenómeno kept the picture, because it was good, and went back to the gymnasium. It took the better part of two years. He learned to walk first and then to trot, with the gap-toothed grin on back to front most mornings and the right way round by lunch.',
    ),
    m(
      'And so to 2002 and the Hoof Cup in the east, for which he had himself shorn except for one small tuft at the front, like a doormat left out for luck. Everyone talked about the tuft. Nobody asked about the knee, which had been the idea. He scored eight, two of them in the final, against a goalkeeper who had been beaten once all month. Then he wagged one hoof at the sky as though telling it off, and went to find his mother. Barbers on five continents spent that summer apologising to other mothers. He has put on a little condition since. He says the grass here is excellent and he’d be a fool to waste it.',
    ),
  ],
  lore: m(
    'When the scree shifts above Serra at night, the shepherds say he is dreaming of open goals. The tuft was cut off after the final and planted at the foot of the hill; it came up in spring as a single, very fast thistle. No one has ever managed to pick it. You reach for it, you are sure of it, and it is behind you.',
  ),
  iconicMoments: [
    {
      year: 1993,
      title: m('Five Before Tea'),
      description: m(
        'Seventeen years old, five goals, the last while the goalkeeper has put the ball down to complain about the other four.',
      ),
      places: ['Sunburst', 'Chalk Pitch', 'Beach Dusk', 'Mountain Pasture'],
      poses: ['Slide', 'Dribble', 'Celebration', 'Knee Slide'],
    },
    {
      year: 1994,
      title: m('The Best Seat in the Ground'),
      description: m(
        'Wins a Hoof Cup without playing a minute. Learns the songs, minds the oranges, studies everything.',
      ),
      places: ['Sunburst', 'Confetti', 'Stadium Night', 'Halftone'],
      poses: ['Seated', 'Folded Arms', 'Ball Under Arm', 'At Ease', 'Cup Lifted'],
    },
    {
      year: 1996,
      title: m('The Passengers at Compost Ella'),
      description: m(
        'Scores from his own half with five defenders attached. They are credited with the assist by a confused official.',
      ),
      places: ['Rain', 'Stadium Night', 'Halftone', 'Chalk Pitch'],
      poses: ['Sprint', 'Dribble', 'Arms Wide', 'Volley'],
    },
    {
      year: 1998,
      title: m('The Goalkeeper Left Sitting'),
      description: m(
        'A final on a wet night. One step-over, no contact, and a very good goalkeeper sits down to think about it.',
      ),
      places: ['Rain', 'Stadium Night', 'Snow Match', 'Beach Dusk'],
      poses: ['Step-Over', 'Foot on the Ball', 'Samba', 'Chip'],
    },
    {
      year: 2000,
      title: m('Six Minutes'),
      description: m(
        'The comeback lasts six minutes and the knee goes. He asks for the ball on the way off. He says it’s for later.',
      ),
      places: ['Stadium Night', 'Galaxy', 'City Mural', 'Sunburst'],
      poses: ['On One Knee', 'Ball Under Arm', 'Seated', 'Hoof on Heart'],
    },
    {
      year: 2002,
      title: m('The Tuft'),
      description: m(
        'Eight goals, two in the final, one haircut. The world remembers in the reverse order, as he had planned.',
      ),
      places: ['Confetti', 'Stadium Night', 'Sunburst', 'Halftone'],
      poses: ['Pointing', 'Leap', 'Volley', 'Raised Hoof', 'Cup Lifted'],
    },
    {
      year: 2003,
      title: m('The Standing Ovation on the Wrong Side'),
      description: m(
        'Three goals on a great rival’s ground. As he comes off the home end get to their hooves. He waves with the apologetic hoof.',
      ),
      places: ['Stadium Night', 'City Mural', 'Rain', 'Confetti'],
      poses: ['Raised Hoof', 'Hoof on Heart', 'Arms Wide', 'Stroll'],
    },
  ],
  achievements: [
    m('Two Hoof Cups, one from the pitch and one from the bench'),
    m('Fifteen Hoof Cup goals, a record on the day he set it'),
    m('Two Golden Hoofs'),
    m('Youngest goat to be called a phenomenon by four unrelated uncles'),
    m('Returned from two knees that had handed in their notice'),
  ],
  personalityTraits: [
    m('Sunny'),
    m('Unstoppable downhill'),
    m('Resilient'),
    m('Fond of lunch'),
    m('Modest about the tuft'),
  ],
  quotes: [
    m('They asked about my tactics. I pointed at the goal.'),
    m('I was never off balance. I was early.'),
    m('The vet drew me a nice quiet paddock. I hung it in the gymnasium.'),
    m('Everybody talked about my hair, and so nobody kicked my knee.'),
  ],
  metaTags: ['forward', 'brazil', 'number 9', 'the tuft', 'step-over', 'serra pastures'],
  deeds: [
    {
      title: m('The Goalkeeper Left Sitting'),
      cardType: 'Goal',
      line: m(
        'steps over it once, goes round the goalkeeper as if he were furniture and walks it in',
      ),
    },
    {
      title: m('Five Passengers'),
      cardType: 'Goal',
      line: m(
        'scores from his own half with five defenders attached, all of whom enjoyed the ride',
      ),
    },
    {
      title: m('The Landslide'),
      cardType: 'Skill',
      line: m('gets the ball on the slope, and after that it is geology'),
    },
    {
      title: m('The Toe-Poke'),
      cardType: 'Goal',
      line: m('pokes it with the toe, early, while the goalkeeper is still reading chapter one'),
    },
    {
      title: m('The Wagging Hoof'),
      cardType: 'Celebration',
      line: m('wags one hoof at the sky as if telling it off, then laughs at his own strictness'),
    },
    {
      title: m('The Tuft'),
      cardType: 'Historic',
      line: m('arrives with a haircut so remarkable that nobody marks the rest of him'),
    },
    {
      title: m('The Elastic Left'),
      cardType: 'Skill',
      line: m('shows it to the full back, takes it away, and shows it to the full back behind him'),
    },
    {
      title: m('The Square Pass Into Traffic'),
      cardType: 'Assist',
      line: m(
        'draws the whole defence to one side by breathing in, and rolls it to a team-mate on the other',
      ),
    },
    {
      title: m('The Comeback'),
      cardType: 'Historic',
      line: m('comes on after a year out, is given six minutes and uses four'),
    },
    {
      title: m('Accidental Goalkeeping'),
      cardType: 'Save',
      line: m(
        'is lying on his own goal line having a rest when the shot arrives, and keeps it out',
      ),
    },
    {
      title: m('The Return of the Complaint'),
      cardType: 'Special',
      line: m(
        'robs a goalkeeper who has put the ball down to make a complaint, and gives him another',
      ),
    },
    {
      title: m('The Grin'),
      cardType: 'Celebration',
      line: m('grins at the corner flag through the famous gap, and the corner flag grins back'),
    },
  ],
  afterwards: [
    m('Surveyors find a new path down the hill.'),
    m('He is asked about the knee. He talks about lunch.'),
    m('Barbers throughout the district brace themselves.'),
    m('He lies down where he is, content, and is substituted in that position.'),
  ],
};
