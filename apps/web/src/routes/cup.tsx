import { getRouteApi } from '@tanstack/react-router';
import { CupPage as CupOf } from '../features/cups/cup-page.tsx';

const route = getRouteApi('/cups/$id');

export function CupPage() {
  const { id } = route.useParams();
  return <CupOf key={id} id={id} />;
}
