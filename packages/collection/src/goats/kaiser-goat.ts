import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const kaiserGoat: GoatStory = {
  slug: 'kaiser-goat',
  description: m(
    'A defender who found the job dull and improved it. Won the ball, looked up, strolled out of defence and was generally met by a brass band. Played on with one arm in a sling and the parting intact.',
  ),
  backstory: [
    m(
      'He came into the world standing up. The midwife, who had delivered half the Isar Herd, said that she had never before been thanked. His father worked for the post and wanted a clerk; the kid was given a stamp and a desk and showed promise, for everything that came across that desk was won cleanly, brought under control, and sent with one touch to the correct address. It was noticed that he did not look down while he did it.',
    ),
    m(
      'He was to have joined the other club in town, the grander one. Then, in a youth match, one of their kids clipped him round the ear, and he walked home the long way, past a smaller ground with a leaking roof, and signed there instead. It’s the most expensive clip round the ear in the history of sport. The smaller club have since had the roof done. In gold, if you ask the other lot.',
    ),
    m(
      'In those days a defender stood at the back and kicked things. He tried this for a season and found that it left a lot of the afternoon over. So one Saturday, having taken the ball off a centre forward like a waiter clearing a plate, he didn’t kick it. He went for a walk with it. Nobody knew the rule. The forwards thought that somebody else must have spoken to him; the midfielders stood aside, as one does; he got as far as the other penalty area, laid it off with the outside of the hoof, and strolled home to applause. Next morning there were eleven letters in the newspaper. Nine were in favour. The position has had a name ever since, but only one owner.',
    ),
    m(
      'Then there’s the horn, and the sling. The tip was snapped off in the match they call the Game of the Hundred Years, a semi-final in the heat, when he went over hard and his shoulder came out as well. There were no substitutes left. He had the arm strapped across his chest, asked for a comb, and played out extra time bolt upright, like a general having his portrait done in the middle of the battle. They lost it four-three. The broken tip was offered to him in a box. He said to keep it; he could see better on that side now.',
    ),
    m(
      'Four years later, in his own city, he lifted the Hoof Cup as captain, and sixteen years after that he lifted it again, as the coach, in a decent raincoat. When it was all over, and everyone else was in a heap, he was seen walking quite alone across the empty pitch by moonlight, hooves behind his back. They asked him later what he’d been thinking about. He had noticed, he said, that the grass wanted cutting.',
    ),
  ],
  lore: m(
    'Shepherds in the Isar meadows never close the middle gate at night. He comes through it at a stroll, they say, cape dark against the moon, with the ball a yard in front of him, and it would be embarrassing to make him stop. Dogs sit. Weeds stand straighter. In the morning there’s a single line of hoof prints from one end of the valley to the other, and not one of them is hurried.',
  ),
  iconicMoments: [
    {
      year: 1964,
      title: m('The Clip Round the Ear'),
      description: m(
        'A small slight sends him to the smaller club. History turns on it; the ear recovers.',
      ),
      places: ['City Mural', 'Rain', 'Chalk Pitch', 'Halftone'],
      poses: ['Chest Out', 'Folded Arms', 'At Ease', 'Pointing'],
    },
    {
      year: 1966,
      title: m('The Stroll'),
      description: m(
        'Twenty years old at his first Hoof Cup, he walks out of defence with the ball and no one can find the rule against it.',
      ),
      places: ['Chalk Pitch', 'Sunburst', 'Mountain Pasture', 'Stadium Night'],
      poses: ['Stroll', 'Foot on the Ball', 'Dribble', 'Chest Trap'],
    },
    {
      year: 1970,
      title: m('The Sling'),
      description: m(
        'The Game of the Hundred Years. Horn snapped, shoulder out, no substitutes left. He plays extra time one-armed, with his parting straight.',
      ),
      places: ['Stadium Night', 'Sunburst', 'Rain', 'Galaxy'],
      poses: ['Arm in a Sling', 'Sling and Salute', 'Sling and Sprint'],
    },
    {
      year: 1972,
      title: m('The Raincoat Passes'),
      description: m(
        'On a wet night on a great island’s home turf, his team plays so beautifully that local supporters ask for the address of the school.',
      ),
      places: ['Rain', 'Stadium Night', 'City Mural', 'Chalk Pitch'],
      poses: ['Dribble', 'Chip', 'Stroll', 'Pointing'],
    },
    {
      year: 1974,
      title: m('The Cup in His Own City'),
      description: m(
        'Captain, home final, a goal down before they had touched the ball. He adjusts a cuff. They win.',
      ),
      places: ['Stadium Night', 'Confetti', 'Rain', 'Trophy Room'],
      poses: ['Arms Wide', 'Celebration', 'Hoof on Heart', 'Raised Hoof', 'Cup Lifted'],
    },
    {
      year: 1976,
      title: m('Three Pastures Running'),
      description: m(
        'Isar Herd win the Champions Pasture for the third year in a row. He lifts it in the manner of a goat returning a library book on time.',
      ),
      places: ['Mountain Pasture', 'Confetti', 'Trophy Room', 'Stadium Night'],
      poses: ['Ball Held High', 'Ball Under Arm', 'Celebration', 'Cup Lifted'],
    },
    {
      year: 1990,
      title: m('The Walk by Moonlight'),
      description: m(
        'Wins the Hoof Cup again, this time as coach. Alone on the pitch at midnight, hooves behind his back, he notices that the grass wants cutting.',
      ),
      places: ['Galaxy', 'Stadium Night', 'Mountain Pasture', 'Snow Match'],
      poses: ['At Ease', 'Stroll', 'Folded Arms', 'Chest Out', 'Cup Lifted'],
    },
  ],
  achievements: [
    m('One Hoof Cup as captain, and one more in a raincoat'),
    m('Two Golden Hoofs, a thing not done by defenders'),
    m('Three Champions Pastures in a row'),
    m('Inventor of the defender who goes for a walk'),
    m('One hundred and three caps, hung in order of height'),
  ],
  personalityTraits: [
    m('Composed'),
    m('Courtly'),
    m('Far-sighted'),
    m('Upright, literally'),
    m('Particular about grass'),
  ],
  quotes: [
    m('Were we the better side? We were the side holding the cup. One draws conclusions.'),
    m('I did not leave my position. I took it with me.'),
    m('Why kick it away? We had only just met.'),
    m('Tactics? Go out, enjoy yourselves, stand up straight.'),
  ],
  metaTags: ['defender', 'germany', 'number 5', 'libero', 'the sling', 'isar herd'],
  deeds: [
    {
      title: m('The Stroll'),
      cardType: 'Special',
      line: m(
        'takes the ball for a walk out of defence, and midfielders stand aside as they would for a wedding',
      ),
    },
    {
      title: m('The Cleared Plate'),
      cardType: 'Save',
      line: m(
        'takes it off the centre forward like a waiter clearing a plate, and asks if everything was all right',
      ),
    },
    {
      title: m('The Sling'),
      cardType: 'Historic',
      line: m('plays on with one arm strapped across his chest and the parting straight'),
    },
    {
      title: m('The Outside of the Hoof'),
      cardType: 'Assist',
      line: m(
        'sends it fifty metres with the outside of the hoof, having not looked down since Tuesday',
      ),
    },
    {
      title: m('Franked and Posted'),
      cardType: 'Assist',
      line: m('wins it, stamps it and sends it to the correct address with one touch'),
    },
    {
      title: m('The Raised Eyebrow Offside'),
      cardType: 'Save',
      line: m('lifts one hoof an inch, and an entire forward line is offside'),
    },
    {
      title: m('The Goal From the Back'),
      cardType: 'Goal',
      line: m(
        'arrives in the other penalty area at walking pace, scores, and is home before anybody has thought to close the gate',
      ),
    },
    {
      title: m('The Turn Away From Trouble'),
      cardType: 'Skill',
      line: m(
        'lets it run across him on his own six-yard line, turns the other way and hears trouble go past',
      ),
    },
    {
      title: m('The Adjusted Cuff'),
      cardType: 'Celebration',
      line: m('celebrates by adjusting one cuff, and the stand goes wild'),
    },
    {
      title: m('The Cup in His Own City'),
      cardType: 'Historic',
      line: m('comes from a goal down in front of his own postman and lifts it with clean hooves'),
    },
    {
      title: m('The Chest on the Line'),
      cardType: 'Save',
      line: m('chests it down on his own goal line and only then considers his options'),
    },
    {
      title: m('The Drive From Deep'),
      cardType: 'Goal',
      line: m(
        'notices that nobody is coming towards him, and drives it in low from where he happens to be',
      ),
    },
  ],
  afterwards: [
    m('He notices that the grass wants cutting, and says so.'),
    m('Half the stand finds that it is sitting up straighter.'),
    m('The parting is inspected and found correct.'),
    m('The band, having started up for somebody else, plays on for him.'),
  ],
};
