import { curve, disc, tube, type Joint } from '../curve.js';
import { area, joined, line } from '../draw.js';
import { hatch } from '../hatch.js';
import { HATCH, type Drawing, type Parts } from '../shape.js';

// Beasts stand on y = 0 and look left, unless said otherwise.

const limb = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });
const fur = (d: string, angle = 70, step = 11): Drawing => [line(hatch(d, { angle, step, share: 0.4, longest: 60 }), HATCH, 2)];

export const BEASTS: Parts = {
  elephant: () => {
    const body = disc(40, -340, 290, 196);
    return [
      line(curve('320,-380 352,-300 340,-210'), 22, 0),
      line(curve('320,-380 352,-300 340,-210'), 12, 0, 'grau'),
      joined([limb([-60, -200, 76], [-70, -100, 62], [-64, -24, 62]), limb([170, -200, 82], [180, -100, 62], [176, -24, 62])], 'grau', 8),
      joined(
        [
          body,
          disc(-232, -430, 124, 130),
          limb([-310, -390, 64], [-350, -280, 50], [-362, -170, 40], [-340, -90, 31], [-290, -76, 24]),
          limb([-140, -220, 84], [-150, -100, 64], [-146, -26, 64]),
          limb([250, -240, 92], [266, -100, 64], [262, -26, 64]),
        ],
        'grau',
        8,
      ),
      fur(body, 60, 16),
      line([-330, -290, -250, -210, -170, -130].map((y, i) => `M${-398 + i * 2},${y}C${-370 + i},${y + 14} ${-340},${y + 14} ${-312 + i * 2},${y - 4}`).join(''), 4, 1),
      area(curve('-300,-330! -352,-310 -392,-320 -410,-350! -376,-348 -340,-350 -306,-372! z'), 'paper', 6),
      area(curve('-230,-520! -150,-580 -70,-520 -64,-420 -110,-330 -170,-350 -220,-420 z'), 'grau', 8),
      line('M-200,-490C-150,-530 -110,-500 -100,-440C-104,-400 -120,-376 -140,-366', 4, 1),
      area(disc(-288, -458, 15, 12), 'paper', 5),
      { d: disc(-291, -458, 6), fill: 'ink' },
      line('M-312,-482C-300,-494 -280,-494 -266,-484', 6, 0),
      line([-196, -170, -144, -118, -96].slice(0, 4).map((x) => `M${x},-14q12,-20 24,0`).join('') + [218, 244, 270, 296].map((x) => `M${x},-14q12,-20 24,0`).join(''), 4, 1),
      // Saddle cloth
      area(curve('-50,-520! 60,-560 180,-520! 212,-330 204,-220! 60,-190 -70,-226! -80,-330 z'), 'rot', 8),
      [0, 1, 2].map((row): Drawing => {
        const y = -470 + row * 92;
        return [line(`M-64,${y + 40}L0,${y - 20}L66,${y + 40}L132,${y - 20}L200,${y + 40}`, 34, 0), line(`M-64,${y + 40}L0,${y - 20}L66,${y + 40}L132,${y - 20}L200,${y + 40}`, 22, 0, 'ocker')];
      }),
      area(curve('-72,-250! 60,-216 208,-246! 204,-212! 60,-180 -72,-216! z'), 'gruen', 6),
      [-52, 0, 56, 112, 168].map((x): Drawing => [area(curve(`${x},-200! ${x - 18},-170 ${x - 16},-140! ${x + 16},-140! ${x + 18},-170 z`), 'ocker', 5)]),
      area(curve('-330,-520! -240,-580 -150,-560! -200,-540 -300,-480! z'), 'rot', 6),
    ];
  },
};
