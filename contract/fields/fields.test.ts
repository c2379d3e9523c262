import { buyer } from '../invoices/parties.schemas.ts';
import { fileName, line, requiredText, text } from './fields.schemas.ts';

test('repeated spaces of a name become one space, before its length is checked', () => {
  expect(line(6).parse('  CE1   A ')).toBe('CE1 A');
  expect(requiredText(6).parse('CE1   A')).toBe('CE1 A');
});

test('texts, names of files and codes keep their spaces', () => {
  expect(text(9).parse('a  b')).toBe('a  b');
  expect(fileName.parse('plan  2.pdf')).toBe('plan  2.pdf');
  expect(buyer.shape.engagement_number.parse('EJ  12')).toBe('EJ  12');
});

test('the address of a buyer of invoices is checked like any other address [accounts.email]', () => {
  const { mail } = buyer.shape;
  expect(mail.parse(' Compta@école.fr ')).toBe('compta@école.fr');
  expect(mail.safeParse('compta@ecole').error?.issues[0]?.message).toBe('Adresse email non valide');
});
