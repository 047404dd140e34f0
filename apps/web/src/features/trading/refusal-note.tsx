import { RefereeCard } from '@goats/ui/referee-card.tsx';

/** Read out the moment it appears; takes no room before. */
export function RefusalNote({ words }: { words: string | null }) {
  return (
    <div role="alert">
      {words && (
        <p className="mb-5 flex gap-3.5 text-small text-error-text">
          <RefereeCard color="red" className="mt-0.5 h-5.5 w-4 flex-none" />
          {words}
        </p>
      )}
    </div>
  );
}
