import type { EVENT_CATEGORIES } from '@goats/contract';

/** When something is, counted from the day on which the programme is put up. */
interface Coming {
  readonly inDays: number;
  /** Hours of that day, in UTC. */
  readonly from: number;
  readonly to: number;
}

export interface SampleEvent {
  readonly id: string;
  readonly title: string;
  /** What is over has fixed dates; a coming one must still be to come for a visitor of next year. */
  readonly at: Coming | { readonly from: string; readonly to: string };
  readonly location: string;
  readonly category: (typeof EVENT_CATEGORIES)[number];
  readonly description: string;
  readonly image: string;
  readonly tickets: number | null;
  readonly highlights: readonly string[];
}

export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    id: 'touchline',
    title: 'A night on the touchline',
    at: { inDays: 24, from: 19, to: 22 },
    location: 'Praia Rovers ground, gate C',
    category: 'Match Experience',
    description: 'Warm up with the squad, stand too close to the corner flag, and keep the bib.',
    image: '/api/images/event-matchday.webp',
    tickets: 50,
    highlights: [],
  },
  {
    id: 'pasture-cup',
    title: 'The Pasture Cup',
    at: { inDays: 45, from: 17, to: 22 },
    location: 'Online, and in the long grass',
    category: 'Tournament',
    description:
      'Planned: a hundred and twenty-eight owners, one bracket. Until then the cups are smaller, and sooner.',
    image: '/api/images/event-tournament.webp',
    tickets: 128,
    highlights: [],
  },
  {
    id: 'moment-preview',
    title: 'Moment cards, first look',
    at: { inDays: 73, from: 18, to: 19 },
    location: 'Your browser',
    category: 'Digital Exclusive',
    description: 'See the first iconic moments before anybody can have an opinion about them.',
    image: '/api/images/event-digital-drop.webp',
    tickets: null,
    highlights: [],
  },
  {
    id: 'supper',
    title: 'Owners’ supper',
    at: { inDays: 101, from: 18, to: 23 },
    location: 'Porto Alegria clubhouse, the long table',
    category: 'Community',
    description: 'A long table, short speeches, and grass for those who asked.',
    image: '/api/images/event-picnic.webp',
    tickets: 25,
    highlights: [],
  },
  {
    id: 'awards-night',
    title: 'Awards night',
    at: { from: '2025-03-01T19:00Z', to: '2025-03-01T23:00Z' },
    location: 'The old grandstand',
    category: 'Community',
    description: 'Ten goats, ten envelopes, one of them eaten.',
    image: '/api/images/event-awards-night.webp',
    tickets: 100,
    highlights: [
      'Ten goats unveiled',
      'One acceptance speech, eaten early',
      'No injuries worth mentioning',
    ],
  },
  {
    id: 'training-day',
    title: 'Training day',
    at: { from: '2025-04-12T09:00Z', to: '2025-04-12T15:00Z' },
    location: 'Pitch two',
    category: 'Match Experience',
    description: 'Cones, bibs and a whistle.',
    image: '/api/images/event-training-day.webp',
    tickets: 40,
    highlights: ['Forty owners ran between cones', 'Two stopped for grass', 'One was signed'],
  },
];

export const SAMPLE_PROPOSALS = [
  {
    id: 'third-kit',
    title: 'What colour is the third kit?',
    text: 'Home and away are settled. The third kit is worn on rainy Thursdays and in photographs.',
    closesInDays: 60,
    options: ['Clover green', 'Barn-door red', 'Moonlit grey'],
  },
  {
    id: 'next-collection',
    title: 'Who comes after the ten?',
    text: 'The next collection needs a position. The drawings follow the vote.',
    closesInDays: 120,
    options: ['Goalkeepers, at last', 'Full-backs who cross', 'Referees', 'Managers in long coats'],
  },
] as const;
