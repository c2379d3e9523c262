/**
 * Characters of the demo texts that Latin-1 lacks, with their codes in Windows-1252, which PDF calls WinAnsi. The minus
 * sign has no code in Windows-1252, and becomes a hyphen.
 */
const winAnsi: Record<string, number> = { '’': 0x92, '…': 0x85, œ: 0x9c, Œ: 0x8c, '€': 0x80, '−': 0x2d };

const encode = (text: string) =>
  Buffer.from([...text].map((letter) => winAnsi[letter] ?? letter.codePointAt(0)!)).toString('latin1');
const literal = (text: string) => `(${encode(text).replace(/[\\()]/g, '\\$&')})`;

/** A one-page A4 PDF: a title and lines below it, in Helvetica. Used for the demo's resources only. */
export function onePagePdf(title: string, lines: string[]): Buffer {
  const text = [
    'BT /F1 18 Tf 60 770 Td 26 TL',
    `${literal(title)} Tj T* /F1 12 Tf`,
    ...lines.map((line) => `T* ${literal(line)} Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
