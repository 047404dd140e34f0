import { WHITEPAPER } from '../content/whitepaper.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Reading } from '../ui/reading.tsx';

export function WhitepaperPage() {
  return (
    <>
      <PageHeader
        variant="line"
        title="Whitepaper"
        lead="Supply, sinks, sources, the rules of a match and the proof that it was fair. Short, because it can be."
      />
      <div className="wrap pt-10 sm:pt-14">
        <Reading label="Whitepaper" chapters={WHITEPAPER} />
      </div>
    </>
  );
}
