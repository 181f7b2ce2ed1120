/** How others find a table of a server: a link, and the same as a QR code. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { invitationTo, tableFrom, tableIn } from '../../src/element/online/invitation.js';
import { qrCode } from '../../src/element/online/qr-code.js';

test('An invitation leads to its table from any page, whatever stands behind the sign already', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      (table, page) => {
        const link = invitationTo(table, page);
        assert.equal(tableIn(link), table);
        assert.equal(link.split('#')[0], page.split('#')[0]);
        assert.equal(invitationTo(table, link), link);
      },
    ),
  );
  assert.equal(tableIn('https://example.org/?watten-table=a#b'), null);
  assert.equal(tableIn('https://example.org/#x=1&watten-table=a'), 'a');
});

test('What is pasted is an invitation, an id or a code', () => {
  assert.equal(tableFrom(' senitisa '), 'senitisa');
  assert.equal(tableFrom('https://example.org/club#watten-table=R_gG-1'), 'R_gG-1');
});

test('Golden: QR codes of all sizes are bit by bit those of another encoder (uqr 0.1.3, correction M, the same mask)', () => {
  const digest = (text: string): string | undefined => {
    const rows = qrCode(text)
      ?.map((row) => row.map(Number).join(''))
      .join('');
    return rows && createHash('sha256').update(rows).digest('hex').slice(0, 16);
  };
  for (const [text, expected] of [
    ['a', '8ac8f40772e90e7a'],
    ['https://watten.example/table#t=abc', '8a25aae63f394374'],
    ['x'.repeat(60), '3b239892bb588062'],
    [`https://example.org/${'ß€'.repeat(20)}`, '5d973b295a2715dc'],
    ['y'.repeat(100), '058cebbfc8fda720'],
    ['z'.repeat(120), '0f70b5a657cafa51'],
    ['z'.repeat(150), 'a3be48e2ab70578d'],
    ['z'.repeat(180), '33ca88005eddcc7d'],
    ['z'.repeat(213), 'b2bb2b06366d4879'],
  ] as const)
    assert.equal(digest(text), expected, text);
});

test('A text that is too long for a code has none', () => {
  assert.equal(qrCode('z'.repeat(214)), null);
  assert.equal(qrCode('')?.length, 21);
});
