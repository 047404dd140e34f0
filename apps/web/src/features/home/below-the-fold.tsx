import DataProvider from '@goats/ui/api/data-provider.tsx';
import { CallToAction, Overview, Roadmap, Utility } from './home-sections.tsx';
import { LiveChallenges } from './live-challenges.tsx';
import { StartingTen } from './starting-ten.tsx';

export default function BelowTheFold() {
  return (
    <DataProvider>
      <Overview />
      <StartingTen />
      <LiveChallenges />
      <Roadmap />
      <Utility />
      <CallToAction />
    </DataProvider>
  );
}
