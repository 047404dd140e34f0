import { t } from '@goats/words';
import { Component, type ReactNode } from 'react';
import { reportFault } from './browser/report-fault.ts';
import { toast } from './toasts.tsx';

interface PartProps {
  name: string;
  /** Another page is another try; without it, whatever stands around is mounted anew with one. */
  path?: string;
  /** For what says things itself: its fault cannot be said through it. */
  unsaid?: boolean;
  children: ReactNode;
}

/**
 * A part of the frame around a page. Should it break, it alone is missing: a bell must not take a
 * live match off the screen.
 *
 * `<Part name="bell" path={path}><InboxControl /></Part>`
 */
export class Part extends Component<PartProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, unsaid } = this.props;
    reportFault(name, error);
    if (unsaid) return;
    toast({
      title: t('A part of this page broke'),
      description: t('Everything else works.'),
      tone: 'yellow',
      action: { label: t('Reload the page'), run: () => location.reload() },
    });
  }

  override componentDidUpdate(before: PartProps) {
    if (this.state.broken && before.path !== this.props.path) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
