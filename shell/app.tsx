import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Portal = lazy(() => import('./Portal.tsx'));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {location.pathname === '/' ? (
      <h1>Mémocartes</h1>
    ) : (
      <Suspense fallback={null}>
        <Portal />
      </Suspense>
    )}
  </StrictMode>,
);
