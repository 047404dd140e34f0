import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const theMachine: GoatStory = {
  slug: 'the-machine',
  description: m(
    'An island goat built by one goat, himself, one press-up at a time. Jumps like a lift, shoots like a door slamming, and has not knowingly eaten a biscuit since 2003.',
  ),
  backstory: [
    m(
      'The island where he was born is so steep that a dropped ball goes to sea. The other kids learned to shout. He learned to run downhill, get round in front of it, and run back up with it on his head. By the age of eleven he had thighs like bridge supports, and the ferry company had begun to complain of the wake he left.',
    ),
    m(
      'He took that ferry at twelve, alone, with a bag as big as himself. On the mainland they laughed at his island accent; he worked on it every evening until it was perfect, and then kept it, having proved the point. While the other kids slept he climbed out of the dormitory window to do squats in the yard. The night watchman was under orders to report goats breaking out. He had no orders about a goat breaking out in order to train, so he held the torch.',
    ),
    m(
      'Everything about him has been improved. The free kicks were ordinary until he took forty a day for nine years; now the ball leaves straight, remembers an appointment and swerves. The leap was measured by a university, which sent its tape measure back for repair. Witnesses to one header over a famous back line maintain that he went up, looked about, read the advertising boards and only then decided which corner he wanted. He sleeps five times a day in sensible portions. He drinks water, and frowns at anything with bubbles until it goes flat. In the ice bath, staff have twice mistaken him for a statue. On a third occasion it was a statue. He had commissioned it.',
    ),
    m(
      'Now, it is said that he likes a mirror. He does. But watch him with it. He isn’t admiring; he’s looking for mistakes, the way a watchmaker looks into a watch, and every so often he finds one and goes out in the rain to see to it. Five Golden Hoofs stand along the shelf at home, spaced with a ruler. He has left room.',
    ),
    m(
      'And when it truly mattered, in the final his island had waited for all its life, he was carried off injured with a moth upon his brow. He wept. Then he got up, strapped his knee, limped to the touchline and coached the rest of it himself, in a tracksuit, at a volume that has been detected by ships. They won. He’d have preferred to do it on the pitch, and he’ll tell you so. But the photograph beside his bed is of that night: everyone else is lifting the cup, and he is in the middle of them, on one leg, shouting at somebody to lift it higher.',
    ),
  ],
  lore: m(
    'Fishermen off Ilha steer by a light on the cliff that isn’t on any chart. It is his gymnasium. They say that if you whisper ‘tomorrow’ into the wind there, the wind answers ‘today, two sets’. The moth has been back each summer since. He lets it sit on his brow for a minute, quite still, and then asks it how many lengths it has done.',
  ),
  iconicMoments: [
    {
      year: 2003,
      title: m('The Friendly That Cost a Fortune'),
      description: m(
        'Eighteen, in a friendly, he runs a great club’s full back so ragged that the players petition to buy him on the bus. The full back signs first.',
      ),
      places: ['Sunburst', 'Chalk Pitch', 'Halftone', 'City Mural'],
      poses: ['Step-Over', 'Sprint', 'Dribble', 'Samba'],
    },
    {
      year: 2008,
      title: m('The Free Kick With an Appointment'),
      description: m(
        'It sets off straight, reconsiders and drops under the bar. The goalkeeper does not move. He says later that he was enjoying it.',
      ),
      places: ['Stadium Night', 'Rain', 'Halftone', 'Chalk Pitch'],
      poses: ['Free Kick', 'Chest Out', 'Volley', 'Arms Wide'],
    },
    {
      year: 2013,
      title: m('Three in the Snow Country'),
      description: m(
        'A play-off, away, his country level. He scores three and thumps his chest and explains to the nearest camera where he is, in case of doubt.',
      ),
      places: ['Snow Match', 'Stadium Night', 'Galaxy', 'Rain'],
      poses: ['Pointing', 'Hoof on Heart', 'Knee Slide', 'Celebration'],
    },
    {
      year: 2014,
      title: m('The Tenth Barn'),
      description: m(
        'He wins the Champions Pasture the club had waited twelve years for and takes his shirt off. The temperature is eleven degrees. He does not notice.',
      ),
      places: ['Stadium Night', 'Confetti', 'Trophy Room', 'Halftone'],
      poses: ['Arms Wide', 'Leap', 'Chest Out', 'Knee Slide', 'Cup Lifted'],
    },
    {
      year: 2016,
      title: m('The Moth'),
      description: m(
        'Carried off in the final with a moth on his brow; returns to the touchline and manages the manager. His country wins its first great cup.',
      ),
      places: ['Stadium Night', 'Beach Dusk', 'Galaxy', 'Chalk Pitch'],
      poses: ['Pointing', 'Seated', 'Folded Arms', 'On One Knee', 'Cup Lifted'],
    },
    {
      year: 2018,
      title: m("Upside Down in Another Goat's House"),
      description: m(
        'An overhead kick two metres up, away from home. The home crowd stand and applaud. He taps his heart, having checked it for pace.',
      ),
      places: ['Stadium Night', 'Halftone', 'Sunburst', 'Rain'],
      poses: ['Overhead Kick', 'Scissor Kick', 'Hoof on Heart', 'Volley'],
    },
    {
      year: 2019,
      title: m('The Lift to the Second Floor'),
      description: m(
        'Meets a cross at a height normally reserved for swallows and stays up there for what the stopwatch calls a second and everyone else a weekend.',
      ),
      places: ['Stadium Night', 'City Mural', 'Galaxy', 'Sunburst'],
      poses: ['Header', 'Leap', 'Celebration', 'Raised Hoof'],
    },
  ],
  achievements: [
    m('Five Golden Hoofs, spaced with a ruler'),
    m('Most international goals by any goat with a quiff'),
    m('Five Champions Pastures, across two barns'),
    m('Continental champion, player and very nearly coach'),
    m('Forty free kicks a day for nine years, receipts available'),
  ],
  personalityTraits: [
    m('Driven'),
    m('Immaculate'),
    m('Punctual'),
    m('Sentimental in private'),
    m('Loud in airports'),
  ],
  quotes: [
    m('Talent without work is a haystack without a fork.'),
    m('I am not vain. I am quality control.'),
    m('Cheers make me faster. Whistles make me stronger. Then I do legs.'),
    m('When I was a kid I dreamed of this. Then I woke up and did forty minutes.'),
  ],
  metaTags: ['forward', 'portugal', 'number 7', 'hang time', 'no biscuits', 'ilha athletic'],
  deeds: [
    {
      title: m('The Lift to the Second Floor'),
      cardType: 'Goal',
      line: m('goes up for a cross, reads the advertising boards and heads it in on the way down'),
    },
    {
      title: m('The Free Kick With an Appointment'),
      cardType: 'Goal',
      line: m(
        'stands with his legs apart, breathes out, and sends a free kick somewhere it was expected',
      ),
    },
    {
      title: m('Upside Down Away From Home'),
      cardType: 'Goal',
      line: m('scores upside down and lands the right way up, quiff first'),
    },
    {
      title: m('The Step-Over Timetable'),
      cardType: 'Skill',
      line: m('steps over the ball nine times, on schedule, and leaves from platform two'),
    },
    {
      title: m('The Unselfish Tuesday'),
      cardType: 'Assist',
      line: m('squares it for a team-mate, and makes a note of the date'),
    },
    {
      title: m('The Leap and the Landing'),
      cardType: 'Celebration',
      line: m(
        'runs to the corner, leaps, turns in the air and lands with both arms out, waking the valley',
      ),
    },
    {
      title: m('The Calm-Down Hoof'),
      cardType: 'Celebration',
      line: m(
        'pats the air with one hoof to tell the away end that he is here, so everything is all right',
      ),
    },
    {
      title: m('The Clearance at the Near Post'),
      cardType: 'Save',
      line: m('heads a corner off his own near post, harder than the other side had shot'),
    },
    {
      title: m('The Penalty in the Last Breath'),
      cardType: 'Special',
      line: m(
        'looks at nobody, hits the penalty before the whistle has finished echoing, and looks at everybody',
      ),
    },
    {
      title: m('The Record Before Breakfast'),
      cardType: 'Historic',
      line: m('breaks a record that he had set himself and had been meaning to look at'),
    },
    {
      title: m('The Touchline Tracksuit'),
      cardType: 'Historic',
      line: m('limps to the touchline in a tracksuit and wins it by shouting'),
    },
    {
      title: m('The Thirty-Yard Door Slam'),
      cardType: 'Goal',
      line: m('hits it from thirty yards with the sound of a barn door in a gale'),
    },
  ],
  afterwards: [
    m('He then goes in for the gym session he had booked at full time.'),
    m('The quiff does not move at any point.'),
    m('A university asks for its tape measure back.'),
    m('He watches the replay for mistakes and finds a small one.'),
  ],
};
