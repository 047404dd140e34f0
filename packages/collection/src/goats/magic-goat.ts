import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const magicGoat: GoatStory = {
  slug: 'magic-goat',
  description: m(
    'The happiest goat ever to lose his marker. Passes where he isn’t looking, looks where he isn’t passing, and plays the drum on the way home. Sparks at the hoof; cause unknown.',
  ),
  backstory: [
    m(
      'In the back lanes of Porto Alegria there is a wall with a hundred thousand round marks on it, and beside it a dog called Tangerine who had the best football education of any dog alive. When the other kids were called in for supper there was nobody left to dribble past but the dog. So he dribbled past the dog. Tangerine learned every feint there was. The kid had to invent new ones, and that, in a sense, is the entire story.',
    ),
    m(
      'He scored twenty-three in one match at thirteen. The score was twenty-three-nil. The other side weren’t upset; they’d had a lovely time, and two of them asked if he could come back on Wednesday. Scouts wrote down the word ‘magic’, crossed it out as unprofessional, and then, having watched the second half, wrote it in again with a line under it.',
    ),
    m(
      'It was the grin that undid people. Defenders are trained for pace and for strength, and they have drills for the step-over. There’s no drill for a goat with corkscrew horns who arrives beaming, as if you’d been friends for years, shows you the ball, takes it away, shows it to you again and goes off with it, humming. He flicked passes with his back. He flicked passes with his neck. He looked into the left-hand stand with such warmth that everybody there waved, while the ball travelled to the right. Opponents have reported, on the subject of his no-look pass, that they didn’t see it either.',
    ),
    m(
      'Sparks started to come off his left hoof around this time. Farriers found nothing. He said it was only happiness getting out. With them he won the Hoof Cup, hitting a free kick from so far away that the goalkeeper was watching for a cross and so, he afterwards insisted, was he; it dropped in under the bar like a cat through a kitchen window. With them he won the Golden Hoof. And with them, one November, he went to the house of the oldest enemy and danced through it twice, and the home crowd, after a short struggle with its upbringing, got up and clapped.',
    ),
    m(
      'He wasn’t always early. He was seldom the last to leave the party and never the first, and there was a season or two when the drum got more practice than the hoof. He’d not thank you for saying it was a pity. You are supposed to play it, he says; that is what the word is for. He wears eighty because eight was taken and nought looked like a ball. Tangerine’s great-great-grandpuppies still live on the lane. No one has ever nutmegged one.',
    ),
  ],
  lore: m(
    'Put your ear to the wall in Porto Alegria and you’ll hear a drum. It’s playing slightly behind the beat, on purpose. On carnival night, sparks run along the gutter of the lane from the top to the bottom, and every kid who steps over them is able, for one day, to do one trick they didn’t know. The day after, they forget how. But they remember that it was easy.',
  ),
  iconicMoments: [
    {
      year: 1993,
      title: m('Twenty-Three Nil'),
      description: m(
        'Thirteen years old; scores all twenty-three. The losing side ask if he can come back on Wednesday.',
      ),
      places: ['Beach Dusk', 'Sunburst', 'City Mural', 'Chalk Pitch'],
      poses: ['Dribble', 'Leap', 'Ball Held High', 'Celebration'],
    },
    {
      year: 1999,
      title: m('The Hello Over the Head'),
      description: m(
        'First big match for his country. Flicks it over one defender’s head, round another, and in, and then looks about for someone to hug.',
      ),
      places: ['Sunburst', 'Rain', 'Confetti', 'Stadium Night'],
      poses: ['Juggle', 'Volley', 'Chest Trap', 'Arms Wide'],
    },
    {
      year: 2002,
      title: m('The Cat Through the Kitchen Window'),
      description: m(
        'A free kick from another postcode floats, thinks about it and drops in under the bar. Cross or shot? He laughs every time he is asked.',
      ),
      places: ['Sunburst', 'City Mural', 'Stadium Night', 'Halftone'],
      poses: ['Free Kick', 'Chip', 'Pointing', 'Raised Hoof'],
    },
    {
      year: 2004,
      title: m('The Goal at Five Past Midnight'),
      description: m(
        'A match that kicked off at midnight for reasons of paperwork. He runs half the pitch and hits it so hard off the bar that the seismograph signs for it.',
      ),
      places: ['Stadium Night', 'Galaxy', 'Rain', 'City Mural'],
      poses: ['Sprint', 'Volley', 'Scissor Kick', 'Knee Slide'],
    },
    {
      year: 2005,
      title: m('The Samba on the Spot'),
      description: m(
        'Edge of the box, no run-up, three defenders. A wiggle, a toe, and it’s in. The goalkeeper is still waiting for the part where he shoots.',
      ),
      places: ['Stadium Night', 'Halftone', 'Beach Dusk', 'Confetti'],
      poses: ['Samba', 'Step-Over', 'Foot on the Ball', 'Backheel'],
    },
    {
      year: 2005,
      title: m('The Rivals Stand Up'),
      description: m(
        'Two solo goals in the house of the old enemy. A moustached gentleman in row ten rises, applauds, and has to explain himself at home.',
      ),
      places: ['Stadium Night', 'City Mural', 'Halftone', 'Sunburst'],
      poses: ['Arms Wide', 'Dribble', 'Hoof on Heart', 'Raised Hoof'],
    },
    {
      year: 2013,
      title: m('The Bottle and the Free Kick'),
      description: m(
        'Wins a continental cup at thirty-three, in a second spring nobody had booked. Asks the goalkeeper for a sip of water first, and is in an onside position when he finishes it.',
      ),
      places: ['Confetti', 'Beach Dusk', 'Stadium Night', 'Trophy Room'],
      poses: ['Free Kick', 'Ball Under Arm', 'Stroll', 'Seated', 'Cup Lifted'],
    },
  ],
  achievements: [
    m('One Hoof Cup, with accompaniment'),
    m('One Golden Hoof, worn briefly as a hat'),
    m('Champions of the Pasture, danced'),
    m('Twenty-three goals in one match, by mutual agreement'),
    m('Standing ovations on rival soil: one, and one moustache'),
  ],
  personalityTraits: [
    m('Joyful'),
    m('Musical'),
    m('Inventive'),
    m('Affectionate'),
    m('Approximately punctual'),
  ],
  quotes: [
    m('I smile so that the ball knows I am friendly.'),
    m('I did not look because it would have been rude to stare.'),
    m('Nobody ever worked football. You look at the verb and it tells you.'),
    m('The dog taught me everything. I am still not past him.'),
  ],
  metaTags: ['midfielder', 'brazil', 'number 80', 'no-look pass', 'sparks', 'porto alegria'],
  deeds: [
    {
      title: m('The No-Look Pass'),
      cardType: 'Assist',
      line: m(
        'waves to the left-hand stand while the ball goes right, and both are delighted to hear from him',
      ),
    },
    {
      title: m('The Elastic'),
      cardType: 'Skill',
      line: m(
        'shows the defender the ball, takes it away, shows it again and leaves with it, humming',
      ),
    },
    {
      title: m('The Cat Through the Kitchen Window'),
      cardType: 'Goal',
      line: m(
        'floats a free kick in under the bar from so far out that the goalkeeper was reading the postmark',
      ),
    },
    {
      title: m('The Samba on the Spot'),
      cardType: 'Goal',
      line: m(
        'wiggles twice, pokes it once, and is celebrating before the goalkeeper has been introduced',
      ),
    },
    {
      title: m('The Pass With the Back'),
      cardType: 'Assist',
      line: m('passes with the middle of his back, between the eight and the nought'),
    },
    {
      title: m('The Dribble Past the Dog'),
      cardType: 'Skill',
      line: m('beats four defenders with a feint that never once worked on the dog'),
    },
    {
      title: m('The Rivals Stand Up'),
      cardType: 'Historic',
      line: m(
        'plays so well away from home that a gentleman with a moustache rises in spite of himself',
      ),
    },
    {
      title: m('The Ball That Hit the Bar Four Times'),
      cardType: 'Special',
      line: m(
        'hits the crossbar four times running without letting it drop, to see what note it is',
      ),
    },
    {
      title: m('The Drum'),
      cardType: 'Celebration',
      line: m('celebrates on somebody’s drum, and improves the tune'),
    },
    {
      title: m('The Hoof-Shake Wave'),
      cardType: 'Celebration',
      line: m('waggles both hooves at the crowd, and eleven hundred kids waggle back'),
    },
    {
      title: m('The Back-Heel Clearance'),
      cardType: 'Save',
      line: m(
        'clears his own line with a back-heel, over his own head, to gasps from his own manager',
      ),
    },
    {
      title: m('Twenty-Three Nil'),
      cardType: 'Historic',
      line: m('scores so many that the other side ask if he is free on Wednesday'),
    },
  ],
  afterwards: [
    m('Sparks are found on the turf and returned to him.'),
    m('On the bus home there is drumming.'),
    m('A dog called Tangerine, watching at home, is unimpressed.'),
    m('The defender goes away whistling, and cannot say why.'),
  ],
};
