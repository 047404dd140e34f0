import { Link } from '@tanstack/react-router';
import { GAME_RULES } from '../content/game-rules.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Reading } from '../ui/reading.tsx';

export function GameRulesPage() {
  return (
    <>
      <PageHeader
        variant="line"
        title={<>Rules and instructions</>}
        lead="How a match is won, lost and argued about afterwards."
      />
      <div className="wrap pt-10 sm:pt-14">
        <Reading label="Rules" chapters={GAME_RULES} />
        <div className="flex flex-wrap gap-3 lg:pl-85">
          <Button asChild>
            <Link to="/card-game">Play the Card Game</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/game-guide">Read the battle guide</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
