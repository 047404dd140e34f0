import { formatHoof } from '@goats/rules';
import { questLabel } from '@goats/ui/quest-label.ts';
import { T } from '@goats/ui/t.tsx';
import { Link } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { useQuests } from './quest-queries.ts';

/** What a match did for the quests of the day; nothing when it did nothing. */
export default function QuestGains({ matchId }: { matchId: string }) {
  const { data } = useQuests();
  const gained = data?.quests.filter(({ by }) => by.includes(matchId)) ?? [];
  if (!data || gained.length === 0) return null;
  const waits = data.why === null && gained.some(({ done, goal, paid }) => done >= goal && !paid);
  return (
    <div className="mt-4 border-l-3 border-gold bg-well/70 px-4 py-3">
      <ul className="grid gap-1.5">
        {gained.map(({ id, text, done, goal, paid }) => (
          <li key={id} className="flex items-start gap-2.5">
            <Flag aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-gold" />
            <span>
              {done >= goal ? (
                <T
                  m="<b>Quest done:</b> {quest}{paid, select, yes { (collected)} other {}}"
                  b={<b />}
                  quest={questLabel(id, text)}
                  paid={paid ? 'yes' : 'no'}
                />
              ) : (
                <T
                  m="<b>Quest, {done} of {goal}:</b> {quest}"
                  b={<b />}
                  done={done}
                  goal={goal}
                  quest={questLabel(id, text)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {waits && (
        <p className="mt-2">
          <T
            m="<today>Collect {hoof} HOOF</today> <more>before midnight UTC.</more>"
            hoof={formatHoof(data.hoof)}
            today={<Link to="/today" className="link font-semibold" />}
            more={<span className="text-small text-chalk-2" />}
          />
        </p>
      )}
    </div>
  );
}
