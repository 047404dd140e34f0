import { createRoot } from 'react-dom/client';
import { LeavePage } from './leave-page.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<LeavePage />);
