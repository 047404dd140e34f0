import { RARITIES } from '@goats/rules';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import '../features/pricing/pricing.css';
import { Button } from '@goats/ui/button.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { TicketFan } from '@goats/ui/scenes/ticket-fan.tsx';
import { TierFloors } from '../features/price-history/tier-floors.tsx';
import { PackOdds } from '../features/pricing/pack-odds.tsx';
import { TierTicket } from '../features/pricing/tier-ticket.tsx';

export function PricingPage() {
  return (
    <>
      <PageHeader
        variant="line"
        scene={<TicketFan />}
        title={t('NFT Pricing')}
        lead={t(
          'Four tiers, one price each. Payments in Polygon MATIC, on the external marketplace.',
        )}
      />
      <div className="wrap">
        <ul className="mt-9 grid gap-6 sm:grid-cols-2 lg:mt-17 lg:grid-cols-4">
          {RARITIES.map((tier) => (
            <li key={tier} className="grid min-w-0">
              <TierTicket tier={tier} />
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-180 text-small text-chalk-3 lg:mt-14">
          {t(
            "Prices are shown in dollars and paid in Polygon (MATIC) at the rate of the moment. Cards are pre-minted; the network fee is the network's, not ours.",
          )}
        </p>
        <TierFloors />
        <PackOdds />
        <div className="mt-12 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/marketplace">{t('Go to Marketplace')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/pack-opening">{t('Open a pack')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
