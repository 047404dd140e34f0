import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  kicker?: ReactNode;
  /**
   * band: floodlit stripes, for lists and lobbies. line: words over a touchline, for reading.
   * split: words left, `aside` right, for pages that sell one thing. quiet: small, for tools.
   */
  variant?: 'band' | 'line' | 'split' | 'quiet';
  /** What it stands on where that is not the variant's own: a ground of grounds.css. */
  ground?: string;
  /** What tells this kind of page from the others; stands on the touchline, right of the words. */
  scene?: ReactNode;
  /** Above everything, across the whole width: a programme's masthead. */
  masthead?: ReactNode;
  /** Right side of split and line, below the words of a band, or the actions of quiet. */
  aside?: ReactNode;
  /** A TabList that sits on the header's own line. */
  tabs?: ReactNode;
}

const TOP = { band: 'pt-5 sm:pt-16', line: 'pt-6 sm:pt-20', quiet: 'pt-5 sm:pt-9' } as const;
const FOOT = { band: 'pb-7 sm:pb-10', line: 'pb-8 sm:pb-12', quiet: 'pb-5' } as const;

/** `<PageHeader ground="board" scene={<TacticsBoard />} title="Card Game" tabs={<TabList …/>} />` */
export function PageHeader(props: PageHeaderProps) {
  const { variant = 'band', ground, scene, masthead, aside, tabs } = props;
  if (variant === 'split') {
    return (
      <header
        className={cx('relative isolate overflow-clip border-b-[1.5px] border-line-2', ground)}
      >
        <div className="wrap grid items-center gap-8 py-9 sm:py-14 md:grid-cols-[1fr_minmax(0,20rem)] md:gap-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16">
          <Words {...props} />
          {aside}
        </div>
        {scene}
        {tabs && <div className="wrap">{tabs}</div>}
      </header>
    );
  }
  const plain = variant === 'band' && (scene ? 'band' : 'band band-arc');
  const beside = variant !== 'band';
  return (
    <header
      className={cx(
        'relative isolate overflow-clip',
        variant !== 'quiet' && 'border-b-[1.5px] border-line-2',
        ground ?? plain,
      )}
    >
      {masthead && <div className="wrap pt-7 sm:pt-10">{masthead}</div>}
      <div
        className={cx(
          'wrap grid gap-x-8 lg:gap-x-14',
          scene !== undefined && 'md:grid-cols-[minmax(0,1fr)_clamp(15rem,34vw,30rem)]',
        )}
      >
        <div
          className={cx(
            'min-w-0',
            masthead ? 'pt-6 sm:pt-9' : TOP[variant],
            scene ? 'pb-5 sm:pb-6 md:pb-9' : tabs ? 'pb-5 sm:pb-7.5' : FOOT[variant],
            beside && 'flex flex-wrap items-end justify-between gap-6',
          )}
        >
          <Words {...props} />
          {aside && (beside ? aside : <div className="mt-4 sm:mt-6">{aside}</div>)}
        </div>
        {/* On the line itself where the tabs leave it room beside them, else above them. */}
        {scene && <div className="min-w-0 self-end lg:col-start-2 lg:row-span-2">{scene}</div>}
        {tabs && <div className="min-w-0 self-end md:max-lg:col-span-2">{tabs}</div>}
      </div>
    </header>
  );
}

function Words({ kicker, title, lead, variant }: PageHeaderProps) {
  return (
    <div className="min-w-0">
      {kicker && <p className="kicker mb-4">{kicker}</p>}
      <h1
        className={
          variant === 'quiet'
            ? 'text-[clamp(3rem,2.4rem+2.6vw,4.5rem)]'
            : 'max-w-225 text-page leading-[.82]'
        }
      >
        {title}
      </h1>
      {lead && <div className="mt-3 max-w-130 text-chalk-2 sm:mt-5 sm:text-lead">{lead}</div>}
    </div>
  );
}
