import { Button } from '@goats/ui/button.tsx';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { QrCode } from '@goats/ui/qr-code.tsx';
import { t } from '@goats/words';
import { cancelConnecting } from '../wallet-store.ts';

/** Where a wallet on another device, or in another app of this one, meets this page. */
export default function PairingDialog({ uri }: { uri: string }) {
  return (
    <Dialog
      open
      onClose={() => void cancelConnecting()}
      title={t('Scan with your wallet')}
      description={t(
        'In a wallet on your phone, choose “Scan”. The code is good for five minutes.',
      )}
      width="sm"
    >
      <div className="grid gap-5" data-pairing={uri}>
        <QrCode
          text={uri}
          label={t('The way to your wallet as a QR code')}
          className="mx-auto w-72 max-w-full rounded-control"
        />
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <a href={uri}>{t('Open a wallet app')}</a>
          </Button>
          <CopyButton text={uri}>{t('Copy link')}</CopyButton>
        </div>
        <p role="status" className="text-center text-small text-chalk-2">
          {t('Waiting for your wallet.')}
        </p>
      </div>
    </Dialog>
  );
}
