import { BrokenPage } from '@goats/ui/broken-page.tsx';
import { reportFault } from '@goats/ui/browser/report-fault.ts';
import { Button } from '@goats/ui/button.tsx';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Should the desk break, it says so, tells the server, and offers another try. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportFault('page', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <BrokenPage error={error} onRetry={() => this.setState({ error: undefined })}>
        <Button asChild variant="outline">
          <a href="/">Back to Home</a>
        </Button>
      </BrokenPage>
    );
  }
}
