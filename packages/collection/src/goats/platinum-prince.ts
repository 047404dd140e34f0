import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const platinumPrince: GoatStory = {
  slug: 'platinum-prince',
  description: m(
    'Shirt out, head up, horns like a coronet. Took free kicks the way other goats take cuttings: patiently, at dusk, and always with a result. Nine goals in one summer, from midfield, strolling.',
  ),
  backstory: [
    m(
      'There’s no royal blood in the family. His father taught mathematics and coached the village team on Sundays, and the horns simply came out like that: branching, symmetrical, with a small point at the front where you’d put the jewel. At christenings people curtsied without meaning to. The kid would nod and ask whether anybody had a ball.',
    ),
    m(
      'He failed his first medical. The club’s doctor had him blow into a tube, said that he had the lungs of a teapot, and sent him home. He took it well. If he was not to be allowed to run, he would see to it that nobody needed to. He went into the barn with a bag of balls and the four dressmaker’s dummies from his aunt’s shop, stood them in a line, and practised bending it over them until the light went. He did this for years. The dummies became quite well known. One of them was later offered a trial.',
    ),
    m(
      'By the time he got to Argent Vale it was a science and a sacrament. At a free kick the goalkeeper would arrange his wall, and the Prince would stand with his hooves on his hips and his shirt hanging out, looking at it with sympathy. Then two steps, a sound like a cork, and it would be in the corner behind them, and the goats in the wall would turn round one by one to see what everybody was looking at. He bent one over a marquee at a garden fête and won a ham. He gave back the ham. He kept the angle.',
    ),
    m(
      'He was a midfielder the way a conductor is a musician. He strolled; it was the ball that ran, forty metres at a time, and it arrived facing the right way. Then came the summer of 1984, at home, when for a fortnight he forgot that midfielders don’t do this. Left hoof, right hoof, head: nine goals in five matches, two perfect hat-tricks three days apart. In the semi-final, two minutes from penalties, with half a nation behind its own sofa, he put in the winner and then lay on his back with his arms out, so that the sky could have a look at him.',
    ),
    m(
      'Three Golden Hoofs came, one after another, in consecutive winters. He put laurel on the first, and birds nested in it, and he had to borrow the second to have his photograph taken. There was never a Hoof Cup: he got as far as two semi-finals, one of them the finest match that anybody ever lost. It’s a gap on the shelf just wide enough for a ham. He retired at thirty-one, with the tank empty and the hair perfect. The doctor with the tube came to the farewell, was found a good seat, and was very moved. The Prince blew out the candles on the cake from the far side of the room.',
    ),
  ],
  lore: m(
    'In Argent Vale they’ll show you a row of poplars that leans to the left from the twentieth metre. That’s where he practised. It is said that any letter posted in the village curls a little on its way, and arrives in the top corner of the mat. On the eve of a cup tie four dressmaker’s dummies are seen upon the ridge, shoulder to shoulder, in a line. They still jump.',
  ),
  iconicMoments: [
    {
      year: 1972,
      title: m('The Teapot Medical'),
      description: m(
        'A doctor reports the lungs of a teapot. He goes home and invents a game in which other people do the running.',
      ),
      places: ['Trophy Room', 'Mountain Pasture', 'City Mural', 'Snow Match'],
      poses: ['Seated', 'Folded Arms', 'Hoof on Heart', 'Chest Out'],
    },
    {
      year: 1976,
      title: m('A Good Evening to You Too'),
      description: m(
        'First international, first free kick, first goal. He had told the goalkeeper where it would go. It seemed only polite.',
      ),
      places: ['Stadium Night', 'Sunburst', 'Halftone', 'Chalk Pitch'],
      poses: ['Free Kick', 'Pointing', 'Raised Hoof', 'Chip'],
    },
    {
      year: 1978,
      title: m('Four Dummies and a Scout'),
      description: m(
        'Scores over his aunt’s dressmaker’s dummies forty-one times out of forty-one. The scout signs him, and inquires about the second dummy from the left.',
      ),
      places: ['Chalk Pitch', 'Mountain Pasture', 'City Mural', 'Rain'],
      poses: ['Chip', 'Volley', 'At Ease', 'Free Kick'],
    },
    {
      year: 1982,
      title: m('The Finest Match Anybody Lost'),
      description: m(
        'A semi-final: three-one up in extra time, and out on penalties before midnight. He kisses the ball, and then has to go and find somewhere quiet.',
      ),
      places: ['Stadium Night', 'Rain', 'Beach Dusk', 'Galaxy'],
      poses: ['On One Knee', 'Ball Under Arm', 'Ball Held High', 'Seated'],
    },
    {
      year: 1984,
      title: m('Nine in a Fortnight'),
      description: m(
        'Nine goals in five matches from midfield, two perfect hat-tricks, one continental crown. The engraver runs out of silver and asks about platinum.',
      ),
      places: ['Confetti', 'Sunburst', 'Stadium Night', 'Trophy Room'],
      poses: ['Celebration', 'Header', 'Volley', 'Knee Slide', 'Cup Lifted'],
    },
    {
      year: 1985,
      title: m('The Recline'),
      description: m(
        'A glorious volley is ruled out in Tokyo-on-the-Hill. He lies down on one elbow in the grass, like a goat at a picnic, and considers the referee.',
      ),
      places: ['Sunburst', 'Mountain Pasture', 'Chalk Pitch', 'Beach Dusk'],
      poses: ['Recline', 'Scissor Kick', 'Chest Trap', 'Volley'],
    },
    {
      year: 1986,
      title: m('The Birthday Party'),
      description: m(
        'Turns thirty-one, scores against the tournament favourites and knocks them out. The one penalty he misses all year is in the shoot-out. They win anyway; there’s cake.',
      ),
      places: ['Sunburst', 'Confetti', 'Beach Dusk', 'Halftone'],
      poses: ['Leap', 'Arms Wide', 'Celebration', 'At Ease'],
    },
  ],
  achievements: [
    m('Three Golden Hoofs in three consecutive winters'),
    m('Continental champion, with nine goals, from midfield'),
    m('Top scorer of the Silver Vale league three seasons running, without running'),
    m('Cleared a marquee; declined a ham'),
    m('Best-dressed untucked shirt of the decade'),
  ],
  personalityTraits: [m('Elegant'), m('Ironic'), m('Unflappable'), m('Exact'), m('Untucked')],
  quotes: [
    m('I let the ball run. It has no lungs to speak of either.'),
    m('A wall is only a number of goats who have agreed not to look.'),
    m('I always told the goalkeeper which corner. It gave us something to talk about.'),
    m('They say I should have tucked the shirt in. I was busy.'),
  ],
  metaTags: ['midfielder', 'france', 'number 10', 'free kicks', 'laurel', 'argent vale'],
  deeds: [
    {
      title: m('Over the Wall'),
      cardType: 'Goal',
      line: m(
        'takes two steps, makes a sound like a cork, and bends it over a wall that turns round to watch',
      ),
    },
    {
      title: m('The Forty-Metre Invitation'),
      cardType: 'Assist',
      line: m('sends it forty metres on to a forward’s hoof, correctly addressed'),
    },
    {
      title: m('The Recline'),
      cardType: 'Celebration',
      line: m('has a beauty disallowed, lies down on one elbow and considers the referee'),
    },
    {
      title: m('The Perfect Hat-Trick'),
      cardType: 'Historic',
      line: m('scores with the left, the right and the head, and bows to each in turn'),
    },
    {
      title: m('The Volley Over the Shoulder'),
      cardType: 'Goal',
      line: m(
        'flicks it over one defender, lets it drop past another and volleys it in with the shirt still out',
      ),
    },
    {
      title: m('The Polite Warning'),
      cardType: 'Special',
      line: m('tells the goalkeeper which corner, and then uses that corner'),
    },
    {
      title: m('The Marquee'),
      cardType: 'Special',
      line: m('bends one round the refreshment marquee and waves away the ham'),
    },
    {
      title: m('The Back-Lift Nobody Saw'),
      cardType: 'Skill',
      line: m('hits a pass with so little back-lift that it is first noticed on arrival'),
    },
    {
      title: m('The Stroll Through the Middle'),
      cardType: 'Skill',
      line: m('strolls between two midfielders who had each assumed that he was with the other'),
    },
    {
      title: m('Head on the Line'),
      cardType: 'Save',
      line: m('nods one off the line with the crown, taking care not to dent it'),
    },
    {
      title: m('Nine in a Fortnight'),
      cardType: 'Historic',
      line: m(
        'scores again, from midfield, in a fortnight when he seems to have forgotten that he is one',
      ),
    },
    {
      title: m('Arms Out to the Sky'),
      cardType: 'Celebration',
      line: m('lies on his back with his arms out so that the sky can have a look'),
    },
  ],
  afterwards: [
    m('The shirt remains out.'),
    m('Four dressmaker’s dummies, somewhere, jump.'),
    m('He declines the ham.'),
    m('People in the good seats curtsy, and then wonder why.'),
  ],
};
