import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const handOfHorn: GoatStory = {
  slug: 'hand-of-horn',
  description: m(
    'Short, square and impossible to take the ball from, with one goal the rules regret and another the rules framed and hung in the hall. Carried a whole city on his back. It weighed less than the centre-halves.',
  ),
  backstory: [
    m(
      'He came from a yard where the ground was dust, the ball was rags and the floodlights were whoever happened to be cooking. He was the fifth kid of eight and the only one who could cross the yard at supper time without losing anything. Relations who tried to take a potato off him in those years describe, unprompted, the same sensation: he was there, then he was past, and then they were holding a sibling.',
    ),
    m(
      'At nine he juggled at half-time in other people’s matches. The crowds began to boo when the actual football resumed. At fifteen he was in the first team with a sixteen on his back and a centre of gravity somewhere below the turf, and his first act as a professional was to put the ball through a grown ram’s legs. The ram asked to see it again. This became the pattern of his career.',
    ),
    m(
      'In the summer of 1986 he played the most discussed four minutes a goat has ever had. In the first of them he went up for a ball with a goalkeeper three hands taller and it went in off something. He said the horn. The goalkeeper said a hoof. The referee, who had the sun in his eyes and a fly in his ear, said goal. Four minutes later, possibly to settle the matter, he collected the ball in his own half and ran past six defenders, a gatepost and the argument, and put it in the net with nothing that anybody could object to.',
    ),
    m(
      'Then there was Porto Vesuvio, a harbour town under a smoking hill that had never won anything and had stopped looking. He arrived by helicopter on a fish-market day. Within three years they had won the league, and a note was hung on the cemetery gate: ‘You’ve no idea what you’re missing.’ By morning somebody had written underneath: ‘Are you sure? We had good seats.’ Half the kids in the port are named after him, including several of the girls and one boat.',
    ),
    m(
      'He was never moderate. He laughed too loudly, cried in public, argued with weather and gave away more boots than he ever wore. He warmed up to whatever music was playing with his laces undone, and a stadium once missed the kick-off because nobody wanted the warm-up to end. Ask about the horn and he’ll tell you the truth, with a wink so broad that it counts as a gesture: it was a little bit the head, and a little bit the head of somebody taller.',
    ),
  ],
  lore: m(
    'On certain evenings, when the hill above Porto Vesuvio glows, the old ones say it is not the mountain at all: it is him, warming up. The ball from the four minutes sits in the chapel between two candles. It has been measured, weighed and dusted for prints. It came back with one clear mark upon it, curled like a ram’s horn, and the expert who found it has asked for a transfer.',
  ),
  iconicMoments: [
    {
      year: 1976,
      title: m('Through the First Pair of Legs'),
      description: m(
        'His debut, ten days short of sixteen. First touch, nutmeg. The victim has dined out on it for longer than most careers last.',
      ),
      places: ['Chalk Pitch', 'Sunburst', 'Rain', 'Halftone'],
      poses: ['Dribble', 'Backheel', 'Step-Over', 'Foot on the Ball'],
    },
    {
      year: 1984,
      title: m('Seventy Thousand for a Hello'),
      description: m(
        'He arrives at Porto Vesuvio by helicopter. Seventy thousand turn up on a working day to watch him kick one ball into the sky. It is still up there.',
      ),
      places: ['Stadium Night', 'Sunburst', 'Confetti', 'Galaxy'],
      poses: ['Volley', 'Juggle', 'Raised Hoof', 'Arms Wide'],
    },
    {
      year: 1986,
      title: m('The Horn of Providence'),
      description: m(
        'A small goat outjumps a tall goalkeeper. Accounts differ as to how. The scoreboard, which has no opinion, says one-nil.',
      ),
      places: ['Sunburst', 'Halftone', 'Stadium Night', 'Chalk Pitch'],
      poses: ['Header', 'Leap', 'Raised Hoof', 'Celebration'],
    },
    {
      year: 1986,
      title: m('The Four Minutes'),
      description: m(
        'Six defenders, sixty yards, eleven touches, all with the left. The radio man runs out of language, weeps and asks which planet he came from.',
      ),
      places: ['Sunburst', 'Chalk Pitch', 'Halftone', 'Galaxy'],
      poses: ['Sprint', 'Dribble', 'Step-Over', 'Samba'],
    },
    {
      year: 1987,
      title: m('The Note on the Gate'),
      description: m(
        'Porto Vesuvio win their first league. The party is scheduled for a week and finishes, depending on whom you ask, in 1990.',
      ),
      places: ['City Mural', 'Confetti', 'Trophy Room', 'Beach Dusk'],
      poses: ['Celebration', 'Knee Slide', 'Hoof on Heart', 'Folded Arms', 'Cup Lifted'],
    },
    {
      year: 1989,
      title: m('The Warm-Up'),
      description: m(
        'Laces undone, song on the tannoy, ball on the shoulder. The semi-final that followed was also quite good.',
      ),
      places: ['Stadium Night', 'Rain', 'Halftone', 'City Mural'],
      poses: ['Balancing Act', 'Juggle', 'Chest Trap', 'Ball Under Arm'],
    },
    {
      year: 1990,
      title: m('The Pass on One Ankle'),
      description: m(
        'One ankle the size of a melon, four markers round him, and still he finds the only gap in the continent. His striker does the rest and says thank you.',
      ),
      places: ['Rain', 'Chalk Pitch', 'Sunburst', 'Stadium Night'],
      poses: ['On One Knee', 'Slide', 'Backheel', 'Chip'],
    },
  ],
  achievements: [
    m('One Hoof Cup, won as near single-hoofed as the team sheet allows'),
    m('Two leagues for a town that had stopped looking'),
    m('Most fouled goat in Hoof Cup history, and least slowed down by it'),
    m('Goal of the Century, and joint holder of the Discussion of the Century'),
    m('The only player whose warm-up has a catalogue number'),
  ],
  personalityTraits: [
    m('Irrepressible'),
    m('Loyal'),
    m('Theatrical'),
    m('Generous to a fault'),
    m('Allergic to Tuesdays'),
  ],
  quotes: [
    m('It was a little with my head and a little with the head of somebody taller.'),
    m('The ball was always clean. I was not, but I had been on the ground more.'),
    m('They say I was small. The others were too high up.'),
    m('I did not run past six of them. I ran, and they were on the way.'),
  ],
  metaTags: ['midfielder', 'argentina', 'number 10', 'left hoof', 'the horn', 'porto vesuvio'],
  deeds: [
    {
      title: m('Something Off the Horn'),
      cardType: 'Special',
      line: m(
        'goes up with the goalkeeper, comes down with a goal and looks at nobody in particular',
      ),
    },
    {
      title: m('Past Six and a Gatepost'),
      cardType: 'Goal',
      line: m(
        'picks it up in his own half and goes past six defenders, a gatepost and the argument',
      ),
    },
    {
      title: m('The Nutmeg at Walking Pace'),
      cardType: 'Skill',
      line: m('rolls it between a pair of legs so gently that the owner says excuse me'),
    },
    {
      title: m('The Pass on One Ankle'),
      cardType: 'Assist',
      line: m('draws four markers, finds the fifth gap and lets somebody else have the fun'),
    },
    {
      title: m('The Warm-Up'),
      cardType: 'Celebration',
      line: m('juggles with his laces undone until the referee gives up looking at his watch'),
    },
    {
      title: m('The Corner That Went In'),
      cardType: 'Goal',
      line: m('takes a corner, is told he cannot score from there, and takes it as advice'),
    },
    {
      title: m('The Free Kick Through Nothing'),
      cardType: 'Goal',
      line: m('bends an indirect free kick through a gap that surveyors have since failed to find'),
    },
    {
      title: m('The Chase Back'),
      cardType: 'Save',
      line: m(
        'loses it, takes it personally, and chases back seventy yards to win it off the last goat',
      ),
    },
    {
      title: m('The Sprint to the Camera'),
      cardType: 'Celebration',
      line: m('celebrates so close to the camera that it has to be cleaned'),
    },
    {
      title: m('A Town on His Back'),
      cardType: 'Historic',
      line: m('wins it for a harbour town that had only come to watch'),
    },
    {
      title: m('The Turn on a Sixpence'),
      cardType: 'Skill',
      line: m('turns on a sixpence, keeps the sixpence and leaves two markers bidding for it'),
    },
    {
      title: m('The Argument With the Weather'),
      cardType: 'Historic',
      line: m('shouts at a thundercloud for ten minutes and then scores under it'),
    },
  ],
  afterwards: [
    m('The hill above Porto Vesuvio smokes in approval.'),
    m('Asked about it, he winks so hard that the floodlights flicker.'),
    m('A fishing boat is renamed before the whistle.'),
    m('He gives his boots to the first kid he meets and walks home barefoot, as goats do.'),
  ],
};
