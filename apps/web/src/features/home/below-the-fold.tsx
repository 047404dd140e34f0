import { CallToAction, Overview, Roadmap, Utility } from './home-sections.tsx';
import { LiveChallenges } from './live-challenges.tsx';
import { StartingTen } from './starting-ten.tsx';

export default function BelowTheFold() {
  return (
    <>
      <Overview />
      <StartingTen />
      <LiveChallenges />
      <Roadmap />
      <Utility />
      <CallToAction />
    </>
  );
}
