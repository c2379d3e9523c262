import { mediaOf, plainHtml, plainText } from './plain-html.ts';

test.each([
  ['Paris', 'Paris'],
  ['<b>Paris</b>, <i>ville</i> lumière', 'Paris, ville lumière'],
  ['un<br>deux<br/>trois<div>quatre</div>', 'un\ndeux\ntrois\nquatre'],
  ['<ul><li>un</li><li>deux</li></ul>', 'un\ndeux'],
  ['3&nbsp;&lt;&nbsp;4 &amp; 5 &gt; 4', '3\u00a0<\u00a04 & 5 > 4'],
  ['&eacute;&#233;&#xe9; &inconnu;', 'ééé &inconnu;'],
  ['9 &divide; 3 &le; &frac12; &rarr; &Ccedil;a', '9 ÷ 3 ≤ ½ → Ça'],
  ['a&ltb &amp', 'a&ltb &amp'],
  ['&eacute;&'.repeat(100_000), 'é&'.repeat(100_000)],
  ['&lt;b&gt;', '<b>'],
  ['<style>.a{color:red}</style><script>alert(1)</script>Oui<!-- non -->', 'Oui'],
  ['<img src="carte.jpg">La Seine[sound:seine.mp3]', 'La Seine'],
  ['{{c1::Paris::capitale}} et {{c2::Lyon}}', 'Paris et Lyon'],
  ['Oui<script>alert(1)', 'Oui'],
  ['Oui<!-- sans fin', 'Oui'],
  ['a <b', 'a <b'],
  ['<br'.repeat(50_000), '<br'.repeat(50_000)],
  [`a${'\n'.repeat(200_000)}b`, 'a\nb'],
  ['{{c1::'.repeat(20_000), '{{c1::'.repeat(20_000)],
  [`{{c1${'::a'.repeat(50_000)}`, `{{c1${'::a'.repeat(50_000)}`],
  ['2 < 3 et 4 > 1', '2 < 3 et 4 > 1'],
  ['a\u0000b\u202ec', 'abc'],
])('converts %.60j to plain text', (html, plain) => {
  expect(plainHtml(html)).toBe(plain);
});

test('special characters and empty lines of plain text are unchanged', () => {
  expect(plainText(' a <b> & c \r\n\r\n d ')).toBe('a <b> & c\n\nd');
});

test('returns the names of pictures and sounds', () => {
  const field = `<img src="a b.jpg"> <img class=x src='c.png'><img src=d.gif> [sound:e.mp3]`;
  expect(mediaOf(field)).toEqual(['a b.jpg', 'c.png', 'd.gif', 'e.mp3']);
});
