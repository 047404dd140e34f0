import { m } from '@goats/words';
import type { GoatStory } from './goat-types.ts';

export const theBlackPearl: GoatStory = {
  slug: 'the-black-pearl',
  description: m(
    'A fishing-village kid who learned the game with a grapefruit and went on to win the Hoof Cup three times. Scores with either hoof, the head, and once with his eyes shut. Polite about it.',
  ),
  backstory: [
    m(
      'He was born in a village so small that the goalposts doubled as the harbour. There was no money for a ball, so he learned with a grapefruit, and it is a matter of record that the grapefruit never touched the sand. As a yearling he could keep it in the air from the church to the jetty and back, and would then share it out for lunch. No other player in this collection has eaten the match ball and been thanked for it.',
    ),
    m(
      'To help at home he polished hooves outside the railway station: a penny for two, tuppence for four. Customers walked away gleaming, looked back at the small goat with the white blaze and the rag, and asked what he meant to do with his life. ‘Win it,’ he said, and went on buffing. Nobody asked what ‘it’ was. One of them really should have had a bet on.',
    ),
    m(
      'Praia Rovers signed him at fifteen and put him in the first team after lunch. Two years later he was at his first Hoof Cup in a shirt two sizes too big, settling the final by lifting the ball over a defender who is, as far as anyone knows, still looking up. At the whistle he wept on his goalkeeper’s shoulder. The goalkeeper has not washed it since. He is a goat, so it was some time before anybody noticed.',
    ),
    m(
      'Then he won it again. Then, two being an untidy number, he won it a third time, in a team so good that the opposing manager asked for a photograph at half-time and was advised to wait, as there would be more goals to stand beside. And yet what people bring up is one he missed: the ball going one side of the goalkeeper, the Pearl the other, and the shot a whisker wide. Other forwards charge admission for what they score. He could charge it for that.',
    ),
    m(
      'The official count is 1,283 goals, which includes friendlies, testimonials and four against a garden shed. Statisticians would like a word about the shed. The Pearl replies, kindly, that it was a very good shed and well organised at the back. He lives now behind the old ground, in an orchard grown entirely from that first grapefruit, and has never been known to refuse an autograph, an apple, or any kid who turns up at the gate wanting a game.',
    ),
  ],
  lore: m(
    'They say that on the night before a final the lamps of Praia lean a little towards the pitch, to see. They say two quarrelling flocks once called a truce for two days so that both could watch him play, and that when the two days were up neither could remember what the quarrel had been about. The grapefruit trees fruit in Hoof Cup years only. Nobody has told them when those are.',
  ),
  iconicMoments: [
    {
      year: 1958,
      title: m('The Shirt Two Sizes Too Big'),
      description: m(
        'Seventeen, first Hoof Cup final, sleeves over his hooves. Chips one defender, volleys past another, and has to be told where to hand in the shirt.',
      ),
      places: ['Sunburst', 'Stadium Night', 'Halftone', 'Chalk Pitch'],
      poses: ['Volley', 'Chest Trap', 'Chip', 'Knee Slide', 'Cup Lifted'],
    },
    {
      year: 1961,
      title: m('The Goal With a Plaque'),
      description: m(
        'Sets off from his own box and beats the entire team, including the ones warming up. The club screws a brass plaque to the stand before the ball is out of the net.',
      ),
      places: ['Stadium Night', 'Beach Dusk', 'Trophy Room', 'Sunburst'],
      poses: ['Dribble', 'Sprint', 'Step-Over', 'Arms Wide'],
    },
    {
      year: 1962,
      title: m('The Five Goats of Praia'),
      description: m(
        'Rovers win everything there is to win in one season, then tour the world because the trophy cabinet needs the time to be extended.',
      ),
      places: ['Beach Dusk', 'Confetti', 'Trophy Room', 'Sunburst'],
      poses: ['Celebration', 'Leap', 'Folded Arms', 'Ball Under Arm', 'Cup Lifted'],
    },
    {
      year: 1967,
      title: m('The Two-Day Truce'),
      description: m(
        'Two feuding flocks lay down their horns to watch him in a friendly. He scores two, one for each, and goes home before anybody can start again.',
      ),
      places: ['Mountain Pasture', 'Beach Dusk', 'Sunburst', 'Chalk Pitch'],
      poses: ['Raised Hoof', 'Ball Held High', 'Hoof on Heart', 'Stroll'],
    },
    {
      year: 1969,
      title: m('Number One Thousand'),
      description: m(
        'A penalty. The whole stadium leans in. He places it low, picks it out of the net himself and asks everyone to look after the kids.',
      ),
      places: ['Stadium Night', 'Confetti', 'Halftone', 'Rain'],
      poses: ['Free Kick', 'Ball Under Arm', 'On One Knee', 'Hoof on Heart'],
    },
    {
      year: 1970,
      title: m('Round the Other Side'),
      description: m(
        'Lets the ball run past the goalkeeper on the left while passing him on the right. Misses. The most admired thing ever to end in a goal kick.',
      ),
      places: ['Sunburst', 'Chalk Pitch', 'Halftone', 'Stadium Night'],
      poses: ['Sprint', 'Step-Over', 'Dribble', 'Samba'],
    },
    {
      year: 1970,
      title: m('The Pass Without Looking Up'),
      description: m(
        'Waits, waits a bit more, and rolls it into an empty patch of grass. A full back arrives there at full tilt, as arranged by nobody.',
      ),
      places: ['Chalk Pitch', 'Sunburst', 'Beach Dusk', 'City Mural'],
      poses: ['Foot on the Ball', 'Backheel', 'Chip', 'Pointing'],
    },
    {
      year: 1977,
      title: m('Half a Match for Each'),
      description: m(
        'His farewell: one half for his last club, one for his first. Wins the first half and, to be fair to everyone, the second as well.',
      ),
      places: ['Rain', 'City Mural', 'Stadium Night', 'Confetti'],
      poses: ['Raised Hoof', 'Arms Wide', 'Hoof on Heart', 'Leap'],
    },
  ],
  achievements: [
    m('Three Hoof Cups, the first before he had a full beard'),
    m('1,283 goals, four of them disputed by a shed'),
    m('Golden Hoof on seven occasions, six of them awarded later by way of apology'),
    m('Top scorer of the Praia district eleven seasons running'),
    m('Honorary harbour master, as the goalposts are still in use'),
  ],
  personalityTraits: [
    m('Gracious'),
    m('Generous'),
    m('Unhurried in a hurry'),
    m('Tidy'),
    m('Good with kids'),
  ],
  quotes: [
    m('Success is mostly practice, and not eating the ball until afterwards.'),
    m('A penalty is not a brave way to score. I have been not brave a great many times.'),
    m('I was born to play football, the way a grapefruit is born to be hit on the volley.'),
    m('Kids ask me where to begin. I tell them: with a clean hoof and somebody else’s grapefruit.'),
  ],
  metaTags: ['forward', 'brazil', 'number 10', 'three hoof cups', 'grapefruit', 'praia rovers'],
  deeds: [
    {
      title: m('The Grapefruit Volley'),
      cardType: 'Goal',
      line: m('flicks it over one head, volleys it past another and looks round for a plate'),
    },
    {
      title: m('Round the Other Side'),
      cardType: 'Skill',
      line: m(
        'goes one side of the goalkeeper and sends the ball down the other, and the two meet again behind him',
      ),
    },
    {
      title: m('The Pass Without Looking Up'),
      cardType: 'Assist',
      line: m(
        'rolls it into an empty patch of grass, which turns out to be exactly where everybody was going',
      ),
    },
    {
      title: m('Number One Thousand and Something'),
      cardType: 'Historic',
      line: m('adds another to a total that already needs its own room'),
    },
    {
      title: m('The Overhead Without a Bicycle'),
      cardType: 'Goal',
      line: m('turns upside down eight feet off the ground and scores before gravity is consulted'),
    },
    {
      title: m('A Header From Upstairs'),
      cardType: 'Goal',
      line: m(
        'rises, waits for the cross to catch up, and heads it down past a goalkeeper who had already gone for tea',
      ),
    },
    {
      title: m('Shot From the Halfway Line'),
      cardType: 'Special',
      line: m('notices the goalkeeper picking clover and tries his luck from the halfway line'),
    },
    {
      title: m('Off the Line in Polished Hooves'),
      cardType: 'Save',
      line: m('runs sixty yards back, hooks it off the line and apologises for the intrusion'),
    },
    {
      title: m('The Leap and the Punch of Air'),
      cardType: 'Celebration',
      line: m('leaps, punches the air and is credited by several witnesses with knocking it out'),
    },
    {
      title: m('The Wall Pass Off a Shin'),
      cardType: 'Skill',
      line: m('plays a one-two off a defender’s shin and thanks him for the return'),
    },
    {
      title: m('The Shirt Swap'),
      cardType: 'Celebration',
      line: m(
        'swaps shirts at the whistle with the goat who marked him, and compliments the stitching',
      ),
    },
    {
      title: m('The Truce'),
      cardType: 'Historic',
      line: m('scores so well that both sets of supporters forget which they are'),
    },
  ],
  afterwards: [
    m('The grapefruit is reported to be comfortable.'),
    m('Then he signs for everybody, including the goalposts.'),
    m('A garden shed several miles off is heard to sigh.'),
    m('He polishes the hooves of the goalkeeper, who has had a long day.'),
  ],
};
