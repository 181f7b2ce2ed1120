/** Invitations to an online table, as a link and as a QR code. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { invitationIn, invitationTo, tableFrom } from '../../src/element/features/online/invitation.js';
import { qrCode } from '../../src/element/features/online/qr-code.js';

/** Any code point. The units `grapheme` and `binary` of fast-check take 0.5 s to build. */
const codePoint = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const printable = codePoint.filter((sign) => !/\p{C}/u.test(sign));
const page = fc.webUrl({ withFragments: true, withQueryParameters: true });
const tableId = fc
  .string({ minLength: 1, maxLength: 100, unit: fc.oneof(printable, fc.constantFrom('🇦🇹', 'e\u0301', '👩‍🌾')) })
  .filter((id) => id.trim() !== '' && id.length <= 100);
/** Links distorted by people, chat programs and mail filters. */
const anyText = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.webUrl({ withFragments: true }),
  fc.tuple(fc.webUrl(), fc.string()).map(([url, rest]) => `${url}#watten-table=${rest}`),
  fc.string().map((rest) => `#watten-table=${rest}`),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '//',
    'http://[',
    'https://',
    '#',
    '#watten-table',
    '#watten-table=',
    'javascript:0',
    '\ud800',
  ),
);

test("an invitation link opens its table from any page, even if the page's URL already has a fragment", () => {
  fc.assert(
    fc.property(tableId, page, (table, at) => {
      const link = invitationTo(table, at);
      assert.deepEqual(invitationIn(link), { table });
      assert.equal(tableFrom(link), table);
      assert.equal(link.split('#')[0], at.split('#')[0]);
      assert.equal(invitationTo(table, link), link);
    }),
  );
  assert.equal(invitationIn('https://example.org/?watten-table=a#b'), null);
  assert.deepEqual(invitationIn('https://example.org/#x=1&watten-table=a'), { table: 'a' });
});

test('an unreadable invitation is reported as damaged, and no text makes the invitation functions throw', () => {
  for (const fragment of ['%', '100%25%', '%E4bc', '%u0041', '', '%20', 'x'.repeat(101)]) {
    const damaged = `#watten-table=${fragment}`;
    assert.deepEqual(invitationIn(`https://example.org/club${damaged}`), { damaged }, fragment);
    assert.equal(tableFrom(`https://example.org/club${damaged}`), null, fragment);
  }
  fc.assert(
    fc.property(anyText, (text) => {
      invitationIn(text);
      tableFrom(text);
      invitationTo(text, text);
    }),
  );
});

test('tableFrom() accepts only an invitation, a table id or a table code', () => {
  assert.equal(tableFrom(' senitisa '), 'senitisa');
  assert.equal(tableFrom('Se-ni ti-sa'), 'Se-ni ti-sa');
  assert.equal(tableFrom('R_gG-1xYzR_gG-1x'), 'R_gG-1xYzR_gG-1x');
  assert.equal(tableFrom('https://example.org/club#watten-table=R_gG-1'), 'R_gG-1');
  assert.equal(tableFrom('#watten-table=R_gG-1'), 'R_gG-1');
  assert.equal(tableFrom('Play with us: https://example.org/#watten-table=R_gG-1 at eight'), 'R_gG-1');
  for (const typed of [
    '//',
    'http://[',
    'https://example.org/club',
    'example.org/x',
    'file:///',
    'mailto:a',
    '%',
    '#',
    '',
    ' ',
  ])
    assert.equal(tableFrom(typed), null, typed);
  assert.equal(tableFrom('x'.repeat(101)), null);
});

test('qrCode() returns null if the text is too long for a QR code of version 10', () => {
  assert.equal(qrCode('z'.repeat(214)), null);
  assert.equal(qrCode('')?.length, 21);
});
