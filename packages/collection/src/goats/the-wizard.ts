import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const theWizard: GoatStory = {
  slug: 'the-wizard',
  description: m(
    'Plays as if the match were a soup and he had all evening. The ball comes out of the sky and goes to sleep on his hoof. Says little; the cloak says the rest.',
  ),
  backstory: [
    m(
      'He grew up among tower blocks on a windy southern hill, in a concrete square with one tree and no grass, which for a goat is a serious position. The square was so small that running got you nowhere, so he never took it up. He learned to stand still instead, and to turn, slowly, with the ball under the sole like somebody moving a full bowl of soup from one side of a table to the other. Bigger kids rushed at him from all directions. They met in the middle. He was somewhere else.',
    ),
    m(
      'Nobody at Mistral Wanderers believed the first report. The scout had written: ‘Tall. Slow. Nobody can get it off him. I don’t think he knows he’s doing it.’ They sent a second scout to check on the first, and he came home two days late with nothing in his notebook but a drawing of a swan.',
    ),
    m(
      'He was bald by his middle twenties, with a ring of wool around the crown that made him look like a monk who had been asked to mind the midfield. When the wind got up he wore a cloak. Children said that there were things inside it: doves, a second ball, the opposing full back. He would smile, and neither confirm it nor deny it. What is documented is that balls which came down from forty metres did not bounce when they reached him. They settled. A professor of physics wrote to ask where the energy went. The Wizard wrote back, in a very neat hoof: ‘It is shy.’',
    ),
    m(
      'In the great final at home he scored twice with his head, which nobody had thought to guard, there being so little on it. That night his face was projected on to the largest arch in the land, and he watched it from the hotel window and worried about the electricity. Four years later, in another final, a clearance fell out of the night with snow on it, and he met it on the volley with his wrong leg. He has two wrong legs. They are both better than yours.',
    ),
    m(
      'He retired on a warm evening, in a last final, after a short conversation. A goat may walk past a great deal in one career, but he is a goat, and there is only so much one can say to a goat before his head gets involved. He went off past the cup without looking at it. He was sorry, he said; and then, being honest, he said he was sorry for the kids who were watching, and that the full apology would be given in person, with biscuits. It was. They were good biscuits. The other fellow had two.',
    ),
  ],
  lore: m(
    'On windless evenings in Mistral a ball will sometimes come down in the square with nobody under it, and not bounce. The old goats touch the brim of their caps and step around it. It is said that the cloak was woven from the wool he lost in his twenties, and that whoever wears it can turn all the way round in the time it takes anybody else to say so. It’s too long for everyone.',
  ),
  iconicMoments: [
    {
      year: 1989,
      title: m('The Square With One Tree'),
      description: m(
        'Scouted on concrete by a man who came to watch someone else. He can’t now remember who. Neither can anybody.',
      ),
      places: ['City Mural', 'Beach Dusk', 'Sunburst', 'Mountain Pasture'],
      poses: ['Juggle', 'Dribble', 'Ball Under Arm', 'Balancing Act'],
    },
    {
      year: 1996,
      title: m('The Car Park Chip'),
      description: m(
        'Beats a goalkeeper from the halfway line, into the wind, and looks faintly sorry to have ended the conversation.',
      ),
      places: ['Rain', 'City Mural', 'Snow Match', 'Halftone'],
      poses: ['Chip', 'Free Kick', 'At Ease', 'Folded Arms'],
    },
    {
      year: 1998,
      title: m('Two With the Head'),
      description: m(
        'The Hoof Cup final, at home. Two corners, two headers, one very surprised set of tall defenders. A nation discovers it can sing.',
      ),
      places: ['Stadium Night', 'Confetti', 'Sunburst', 'Galaxy'],
      poses: ['Header', 'Leap', 'Diving Header', 'Celebration', 'Cup Lifted'],
    },
    {
      year: 2000,
      title: m('The Slow Turn'),
      description: m(
        'Surrounded by four in the semi-final, he puts a sole on the ball and rotates, like a lighthouse. When the beam comes round again he’s gone.',
      ),
      places: ['Stadium Night', 'Chalk Pitch', 'Galaxy', 'Halftone'],
      poses: ['Foot on the Ball', 'Backheel', 'Stroll', 'Step-Over'],
    },
    {
      year: 2002,
      title: m('The Volley With the Wrong Leg'),
      description: m(
        'The ball is up so long that the band starts another verse. It comes down, he swivels, and the net is still being written about.',
      ),
      places: ['Stadium Night', 'Rain', 'Galaxy', 'Halftone'],
      poses: ['Volley', 'Scissor Kick', 'Chest Trap', 'Arms Wide'],
    },
    {
      year: 2006,
      title: m('The Lesson in the Quarter-Final'),
      description: m(
        'At thirty-four he gives the reigning champions an evening class. Lobs, turns, a hat-trick of nutmegs. They ask whether there’s homework.',
      ),
      places: ['Chalk Pitch', 'Stadium Night', 'Sunburst', 'Trophy Room'],
      poses: ['Pointing', 'Juggle', 'Dribble', 'Folded Arms'],
    },
    {
      year: 2006,
      title: m('The Short Conversation'),
      description: m(
        'In his last final, after a cheeky penalty in off the bar, a few words are exchanged and one head gets involved. Apologies and biscuits follow.',
      ),
      places: ['Stadium Night', 'Rain', 'Halftone', 'Beach Dusk'],
      poses: ['Chest Out', 'Free Kick', 'Seated', 'At Ease'],
    },
  ],
  achievements: [
    m('One Hoof Cup, settled by a head that nobody had marked'),
    m('One Golden Hoof, and the nation’s largest arch, briefly, as a lampshade'),
    m('Continental champion, waltzing'),
    m('Champions Pasture as a player and, later, three more in a very good coat'),
    m('Fewest hurried movements by a midfielder, all competitions'),
  ],
  personalityTraits: [m('Serene'), m('Courteous'), m('Mysterious'), m('Proud'), m('Brief')],
  quotes: [
    m('If you run, you arrive before the idea does.'),
    m('The ball was tired. I let it sit down.'),
    m('I have no tricks. I have manners, and people fall over them.'),
    m('It is only a cloak.'),
  ],
  metaTags: ['midfielder', 'france', 'number 5', 'the cloak', 'roulette', 'mistral wanderers'],
  deeds: [
    {
      title: m('The Slow Turn'),
      cardType: 'Skill',
      line: m(
        'puts a sole on the ball and revolves like a lighthouse; when the beam comes round he has gone',
      ),
    },
    {
      title: m('The Volley With the Wrong Leg'),
      cardType: 'Goal',
      line: m(
        'waits for a ball to come down from the rafters and meets it with the leg he keeps for best',
      ),
    },
    {
      title: m('Two With the Head'),
      cardType: 'Goal',
      line: m(
        'heads in a corner from under the noses of defenders who had thought of everything else',
      ),
    },
    {
      title: m('The Ball Goes to Sleep'),
      cardType: 'Skill',
      line: m('takes a forty-metre clearance on his instep, where it curls up and sleeps'),
    },
    {
      title: m('The Pass Behind the Curtain'),
      cardType: 'Assist',
      line: m('swirls the cloak one way, and the pass comes out the other'),
    },
    {
      title: m('The Penalty Off the Bar'),
      cardType: 'Goal',
      line: m('chips a penalty on to the bar and over the line, as if posting a letter'),
    },
    {
      title: m('The Evening Class'),
      cardType: 'Historic',
      line: m('teaches eleven grown opponents the basics, with examples'),
    },
    {
      title: m('The Face on the Arch'),
      cardType: 'Historic',
      line: m(
        'wins it so grandly that his face goes up on a monument, and he worries about the electricity',
      ),
    },
    {
      title: m('The Raised Eyebrow'),
      cardType: 'Celebration',
      line: m('celebrates with one eyebrow, which is felt by some to be excessive'),
    },
    {
      title: m('The Intercepted Thought'),
      cardType: 'Save',
      line: m('is already standing on the goal line when the shot gets there, and chests it down'),
    },
    {
      title: m('The Dove'),
      cardType: 'Special',
      line: m(
        'opens the cloak at a free kick; something white flies out and by the time anyone looks down it is one-nil',
      ),
    },
    {
      title: m('The Embrace'),
      cardType: 'Celebration',
      line: m('hugs everyone in order of height, and then the goalposts'),
    },
  ],
  afterwards: [
    m('A professor of physics requests the tape.'),
    m('Pressed for comment, he nods. It is a very full nod.'),
    m('The cloak settles a second after he does.'),
    m('Doves are seen leaving by the players’ entrance.'),
  ],
};
