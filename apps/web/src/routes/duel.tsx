import { getRouteApi } from '@tanstack/react-router';
import { DuelPage as DuelOf } from '../features/duels/duel-page.tsx';

const route = getRouteApi('/duel/$code');

export function DuelPage() {
  const { code } = route.useParams();
  return <DuelOf key={code} code={code} />;
}
