import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const flyingDutchman: GoatStory = {
  slug: 'flying-dutchman',
  description: m(
    'Lean, long-haired and always pointing. Saw the whole pitch as geometry and everybody else as late. Turned once in 1974 and a defender is still facing the wrong way.',
  ),
  backstory: [
    m(
      'He was born below sea level, where you either learn to use space or you learn to swim. His mother cleaned the stands at Polder Union, and he’d be left in the centre circle with a ball to keep him out of the buckets. By the age of five he had rearranged the buckets. They made triangles. The cleaning was finished twenty minutes early, and a delegation came from head office to find out why.',
    ),
    m(
      'He was as thin as a fence wire and gave out instructions like a harbour master. As a ten-year-old he told the under-twelves where to stand; at twelve he told the coach; at seventeen, on his debut, he told the opposition, who were so surprised that they moved. All his life he pointed. Hardly anyone could follow what he said, but if you ran where the hoof was pointing you found that a ball had been put there for you, and that you looked terrific.',
    ),
    m(
      'With Polder he played a sort of football in which everybody was everything. The left back would look up to find himself at centre forward; the goalkeeper once came off with an assist and a slight tan. Visiting managers who drew it on a board ran out of board. He wore fourteen, because one day his shirt couldn’t be found and he took the next one out of the basket, won, and saw no reason to reopen the matter.',
    ),
    m(
      'The turn happened in 1974, out by the left touchline, against a perfectly good defender. He shaped to cross, dragged the ball behind his own leg and left in the other direction. That’s all. It took a second. The defender has said ever since that it was the proudest moment of his life, and he tells it beautifully, facing slightly the wrong way. The final that summer was lost, somehow, after they scored before the other side had so much as touched it. He explained the defeat so well that for fifty years people have remembered the team that didn’t win. There’s no cup for that. He’d tell you there are plenty of cups.',
    ),
    m(
      'Later he went south, to a club that had forgotten its own phone number, and mended it twice, once with his hooves and once from the bench with a lollipop in his mouth. He built a school there for small kids with good feet, and put a sign over the door: ‘Anybody can make it complicated. Wipe your hooves.’ He was wrong about almost nothing, and he was impossible about all of it. Every good side you’ve enjoyed since has him in it somewhere, pointing.',
    ),
  ],
  lore: m(
    'On foggy mornings over the polder a piebald shape is seen running where no ground is, pointing at a place in the mist. Do not argue. Pass it there. Those who did so heard somebody a long way off control it with one touch and say, ‘Logical.’ The compasses in that district are unreliable: they swing north, hesitate, drag it back, and show south.',
  ),
  iconicMoments: [
    {
      year: 1964,
      title: m('The Hoof That Pointed'),
      description: m(
        'Debut at seventeen. Directs his own team, the other team and, during a quiet spell, the traffic behind the north stand.',
      ),
      places: ['City Mural', 'Chalk Pitch', 'Sunburst', 'Mountain Pasture'],
      poses: ['Pointing', 'Raised Hoof', 'Arms Wide', 'Chest Out'],
    },
    {
      year: 1966,
      title: m('The Match in the Fog'),
      description: m(
        'Visibility one cow. Polder put five past the champions of a great island, and the only goat who saw all five passed for four of them.',
      ),
      places: ['Snow Match', 'Rain', 'Mountain Pasture', 'Stadium Night'],
      poses: ['Stroll', 'Chip', 'Sprint', 'Chest Out'],
    },
    {
      year: 1970,
      title: m('The Wrong Shirt'),
      description: m(
        'Number nine can’t be found; he takes fourteen from the basket and wins. The basket is now in a museum.',
      ),
      places: ['Trophy Room', 'City Mural', 'Halftone', 'Sunburst'],
      poses: ['Ball Under Arm', 'Folded Arms', 'Seated', 'At Ease'],
    },
    {
      year: 1973,
      title: m('The Phantom'),
      description: m(
        'Scores with a heel at the height of his own ears, at the far post, with his back to half of it. A geometry teacher is seen leaving in tears.',
      ),
      places: ['Stadium Night', 'Sunburst', 'Halftone', 'Chalk Pitch'],
      poses: ['Scissor Kick', 'Overhead Kick', 'Backheel', 'Leap'],
    },
    {
      year: 1974,
      title: m('The Turn'),
      description: m(
        'Shapes to cross. Doesn’t. The defender’s left side is expected back any day now.',
      ),
      places: ['Chalk Pitch', 'Sunburst', 'Halftone', 'Stadium Night'],
      poses: ['Step-Over', 'Foot on the Ball', 'Samba', 'Dribble'],
    },
    {
      year: 1974,
      title: m('A Minute Without Them'),
      description: m(
        'A final. Fifteen passes, a run, a penalty, one-nil, and the other side’s first touch is to fetch it from the net. Best not ask about the other eighty-nine.',
      ),
      places: ['Stadium Night', 'Chalk Pitch', 'Rain', 'Sunburst'],
      poses: ['Sprint', 'Dribble', 'Free Kick', 'Celebration'],
    },
    {
      year: 1982,
      title: m('The Penalty for Two'),
      description: m(
        'Rolls a penalty sideways, gets it back and taps it in, while the goalkeeper searches his rule book for a page that will agree with him.',
      ),
      places: ['Snow Match', 'Sunburst', 'Mountain Pasture', 'Rain'],
      poses: ['Free Kick', 'Stroll', 'Ball Under Arm', 'Ball Held High'],
    },
  ],
  achievements: [
    m('Three Golden Hoofs'),
    m('Three Champions Pastures in a row, with everybody playing everywhere'),
    m('Patron saint of a final he didn’t win'),
    m('Inventor of one turn, one school and several verbs'),
    m('Holder of the number fourteen, by accident, for ever'),
  ],
  personalityTraits: [
    m('Brilliant'),
    m('Argumentative'),
    m('Principled'),
    m('Precise'),
    m('Right, annoyingly'),
  ],
  quotes: [
    m('If you run, you were late leaving. If you are early, stand still and look clever.'),
    m('I have never made a mistake on purpose, and I do everything on purpose.'),
    m('There is one ball. It seems rude to make the others carry it.'),
    m('Every disadvantage has a gate in it somewhere.'),
  ],
  metaTags: ['forward', 'netherlands', 'number 14', 'the turn', 'total grazing', 'polder union'],
  deeds: [
    {
      title: m('The Turn'),
      cardType: 'Skill',
      line: m('shapes to cross, does not, and leaves a defender facing last week'),
    },
    {
      title: m('The Phantom Heel'),
      cardType: 'Goal',
      line: m(
        'meets it with a heel at ear height, facing the other way, for reasons he will explain at length',
      ),
    },
    {
      title: m('The Hoof That Pointed'),
      cardType: 'Assist',
      line: m(
        'points at a bare patch of grass, puts the ball there, and waits for his team-mates to have the idea',
      ),
    },
    {
      title: m('Everybody Everywhere'),
      cardType: 'Special',
      line: m('swaps positions with all ten of the others and meets himself coming back'),
    },
    {
      title: m('The Penalty for Two'),
      cardType: 'Goal',
      line: m(
        'rolls a penalty sideways, gets it back and taps it in while the goalkeeper looks it up',
      ),
    },
    {
      title: m('A Minute Without Them'),
      cardType: 'Historic',
      line: m('finishes a move of fifteen passes before the other side has touched it'),
    },
    {
      title: m('The Triangle'),
      cardType: 'Skill',
      line: m('draws a triangle in the grass with three passes and leaves two opponents inside it'),
    },
    {
      title: m('The Outside of the Hoof'),
      cardType: 'Assist',
      line: m(
        'bends it with the outside of the hoof around a defender, the corner flag and popular opinion',
      ),
    },
    {
      title: m('The Offside Trap, Personally'),
      cardType: 'Save',
      line: m('steps up alone, arm aloft, and catches four of them offside by sheer conviction'),
    },
    {
      title: m('The Explanation'),
      cardType: 'Celebration',
      line: m('celebrates by explaining to the nearest opponent what he ought to have done'),
    },
    {
      title: m('The Match in the Fog'),
      cardType: 'Historic',
      line: m('scores in fog so thick that it has to be confirmed by letter'),
    },
    {
      title: m('The Lob From the Angle'),
      cardType: 'Goal',
      line: m('lobs the goalkeeper from an angle that is not taught until the second year'),
    },
  ],
  afterwards: [
    m('Asked how he did it, he draws a diagram. Asked about the diagram, he draws a larger one.'),
    m('The defender has been turned round and is doing well.'),
    m('He says it was logical, and that that is the whole secret, and that nobody will listen.'),
    m('By evening the buckets in the stand have been put into triangles.'),
  ],
};
