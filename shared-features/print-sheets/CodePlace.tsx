/** Where a back's QR code stands: the file has the code itself, and its text above. */
export const CodePlace = () => (
  <svg className="print-sheet__code" viewBox="-4 -4 33 33" aria-hidden focusable="false">
    <rect x="-4" y="-4" width="33" height="33" className="print-sheet__code-white" />
    <path d="M0 0h7v7h-7zm1 1v5h5v-5zM18 0h7v7h-7zm1 1v5h5v-5zM0 18h7v7h-7zm1 1v5h5v-5z" fillRule="evenodd" />
    <path d="M2 2h3v3h-3zM20 2h3v3h-3zM2 20h3v3h-3zM9 1h2v2h2v-2h3v3h-2v2h2v3h2v-2h3v2h3v2h-3v3h-2v2h2v2h3v2h-3v3h-3v-2h-2v3h-3v-3h-2v-3h3v-2h-3v-3h-3v2h-2v-3h-4v-2h3v-2h3v-2h3z" />
  </svg>
);
