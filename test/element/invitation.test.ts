/** How others find a table of a server: a link, and the same as a QR code. */
import assert from 'node:assert/strict';
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

test('A text that is too long for a code has none', () => {
  assert.equal(qrCode('z'.repeat(214)), null);
  assert.equal(qrCode('')?.length, 21);
});
