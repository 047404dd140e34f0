import { versioned } from '@goats/collection';
import { EVENT_CATEGORIES } from '@goats/contract';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Field, Input, Select, Textarea } from '@goats/ui/field.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import {
  draftOfEvent,
  type EventDraft,
  type EventPlan,
  eventProblems,
  freeSlug,
  planOfEvent,
} from './club-drafts.ts';
import type { DeskEvent } from './club-queries.ts';
import { TakeDown } from './take-down.tsx';

/** `'/api/images/event-cup.webp'` is 'cup' to whoever chooses a picture. */
const pictureName = (image: string) => image.replace(/^.*event-|\.webp$/g, '').replaceAll('-', ' ');

export function EventDialog({
  event,
  taken,
  images,
  onClose,
}: {
  /** Undefined: a new one. */
  event: DeskEvent | undefined;
  /** The addresses that are in use. */
  taken: readonly string[];
  images: readonly string[];
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOfEvent(event, images[0] ?? '', serverNow()));
  const [shown, setShown] = useState(false);
  const problems = eventProblems(draft, event?.taken ?? 0);
  const save = useDeed(
    (plan: EventPlan) =>
      adminApi('PUT /api/admin/club/events/:id', {
        params: { id: event?.id ?? freeSlug(plan.title, taken) },
        body: plan,
      }),
    ({ title }) => ({
      title: event ? 'Event Changed' : 'Event Planned',
      description: `${title} is in the programme.`,
    }),
  );
  const callOff = useDeed(
    (id: string) => adminApi('DELETE /api/admin/club/events/:id', { params: { id } }),
    () => ({ title: 'Event Called Off', description: 'It is out of the programme.' }),
  );
  const set = (field: keyof EventDraft) => (change: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: change.target.value });
  const error = (field: keyof EventDraft) => (shown ? { error: problems[field] } : {});
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={event ? 'Change event' : 'Plan an event'}
      description="Times are yours; every visitor sees their own. Where it is, only owners learn."
    >
      <form
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(submit) => {
          submit.preventDefault();
          setShown(true);
          if (Object.keys(problems).length > 0) return;
          save.mutate(planOfEvent(draft), { onSuccess: onClose });
        }}
      >
        <Field label="Title" {...error('title')}>
          <Input maxLength={80} value={draft.title} onChange={set('title')} />
        </Field>
        <Field label="Category">
          <Select value={draft.category} onChange={set('category')}>
            {EVENT_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <Field label="Starts" {...error('starts')}>
          <Input type="datetime-local" value={draft.starts} onChange={set('starts')} />
        </Field>
        <Field label="Ends" {...error('ends')}>
          <Input type="datetime-local" value={draft.ends} onChange={set('ends')} />
        </Field>
        <Field label="Location" {...error('location')}>
          <Input maxLength={120} value={draft.location} onChange={set('location')} />
        </Field>
        <Field label="Tickets" help="Leave empty for as many as come." {...error('tickets')}>
          <Input inputMode="numeric" value={draft.tickets} onChange={set('tickets')} />
        </Field>
        <Field label="Description" {...error('description')}>
          <Textarea
            rows={3}
            maxLength={600}
            value={draft.description}
            onChange={set('description')}
          />
        </Field>
        <Field label="Highlights" help="One a line, told when it is over." {...error('highlights')}>
          <Textarea rows={3} value={draft.highlights} onChange={set('highlights')} />
        </Field>
        <Field label="Picture">
          <Select value={draft.image} onChange={set('image')}>
            {images.map((image) => (
              <option key={image} value={image}>
                {pictureName(image)}
              </option>
            ))}
          </Select>
        </Field>
        <ArtImage
          key={draft.image}
          src={`${versioned(draft.image)}?w=640`}
          alt=""
          boxClass="aspect-5/3 w-full max-w-48 rounded-panel"
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" busy={save.isPending} busyWord="Saving...">
            {event ? 'Save event' : 'Put it in the programme'}
          </Button>
          {event && (
            <TakeDown
              ask="Call off"
              sure="Call it off"
              {...(event.taken > 0 && {
                stands: `${event.taken} tickets are taken: this one takes place.`,
              })}
              busy={callOff.isPending}
              onSure={() => callOff.mutate(event.id, { onSuccess: onClose })}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
