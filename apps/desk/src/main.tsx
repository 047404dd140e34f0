import DataProvider from '@goats/ui/api/data-provider.tsx';
import { listenForFaults } from '@goats/ui/browser/report-fault.ts';
import { Part } from '@goats/ui/part.tsx';
import ReleaseBar from '@goats/ui/release-bar.tsx';
import Toasts from '@goats/ui/toast-region.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './desk.css';
import { DeskPage } from './desk-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

const root = document.getElementById('root');
if (root) {
  listenForFaults();
  createRoot(root).render(
    <StrictMode>
      <PageBoundary>
        <DataProvider>
          <DeskPage />
        </DataProvider>
      </PageBoundary>
      <Part name="release bar" path="/admin" unsaid>
        <ReleaseBar />
      </Part>
      <Part name="toasts" path="/admin" unsaid>
        <Toasts />
      </Part>
    </StrictMode>,
  );
}
