// Nothing is fetched or run before this: the application is its own chunk.
void import('./app.tsx');
