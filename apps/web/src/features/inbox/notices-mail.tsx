import { ASK_MAILBOX_AGAIN_MS, type MessageTopic } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { T } from '@goats/ui/t.tsx';
import { emailProblem, textOf, useCheckedForm } from '@goats/ui/use-checked-form.ts';
import { t } from '@goats/words';
import { type Notices, useChooseMailbox, useForgetMailbox } from './notices-queries.ts';
import { TopicChoice } from './notices-topics.tsx';

type Mail = NonNullable<Notices['mail']>;

/** A minute is short for a mail: what begins now is left out until somebody asks for it. */
const TOO_FAST_FOR_MAIL: readonly MessageTopic[] = ['match', 'cup', 'call'];

/** Only where the site sends mail: an address, its yes, and what for. */
export function Mailbox({ all, mail }: { all: Notices['topics']; mail: Mail }) {
  const { address, confirmed, topics } = mail;
  return (
    <section aria-labelledby="by-mail" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="by-mail" className="text-card">
          {t('By mail')}
        </h3>
        <p className="mt-1 text-small text-chalk-2">
          {t('For what can wait until you read your mail. Every one has a link that ends it.')}
        </p>
      </div>
      {address === null ? (
        <AddressForm topics={all.filter((topic) => !TOO_FAST_FOR_MAIL.includes(topic))} />
      ) : (
        <>
          {confirmed ? (
            <p role="status" className="text-small">
              <T m="Mails go to {address}." address={<b className="break-all">{address}</b>} />
            </p>
          ) : (
            <Unconfirmed address={address} topics={topics} />
          )}
          <TopicChoice where="mail" label={t('What we write about')} all={all} chosen={topics} />
          <Forget />
        </>
      )}
    </section>
  );
}

function AddressForm({ topics }: Pick<Mail, 'topics'>) {
  const choose = useChooseMailbox();
  const { errors, form } = useCheckedForm(
    (data) => ({ address: emailProblem(textOf(data, 'address')) }),
    (data) => choose.mutate({ address: textOf(data, 'address'), topics }),
  );
  return (
    <form {...form} aria-label={t('By mail')} className="grid gap-4">
      <Field label={t('Email')} error={errors.address}>
        <Input type="email" name="address" autoComplete="email" maxLength={254} />
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        busy={choose.isPending}
        busyWord={t('Sending...')}
      >
        {t('Write to me')}
      </Button>
    </form>
  );
}

function Unconfirmed({ address, topics }: { address: string; topics: Mail['topics'] }) {
  const again = useChooseMailbox();
  return (
    <div className="grid justify-items-start gap-3 rounded-row border border-line bg-well px-4 py-3.5">
      <p role="status" className="text-small text-chalk-2">
        <b className="block text-chalk">{t('Check your mailbox')}</b>
        <T
          m="We asked {address} whether it is yours. Until it says yes we write nothing else. Nothing there? Look among the spam, or let us ask again: every {minutes} minutes at most, and a few times a day."
          address={<b className="break-all">{address}</b>}
          minutes={ASK_MAILBOX_AGAIN_MS / 60_000}
        />
      </p>
      <Button
        size="sm"
        variant="outline"
        busy={again.isPending}
        busyWord={t('Sending...')}
        onClick={() => again.mutate({ address, topics })}
      >
        {t('Send again')}
      </Button>
    </div>
  );
}

function Forget() {
  const forget = useForgetMailbox();
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-ml-2 justify-self-start"
      busy={forget.isPending}
      busyWord={t('Forgetting...')}
      onClick={() => forget.mutate()}
    >
      {t('Forget this address')}
    </Button>
  );
}
