import { css } from 'lit';

/** Styles for the finale, loaded with its code. With reduced motion, the finale is a still picture. */
export const finaleStyles = css`
  .finale {
    --_beat: calc(0.28s * var(--_pace));
    cursor: pointer;
    inset: 0;
    overflow: hidden;
    position: absolute;
    z-index: 9;
  }

  /* Nothing covers the result, not even for a moment. */
  .prompt {
    z-index: 10;
  }

  .finale.won,
  .finale.watched {
    background: radial-gradient(circle at 50% 60%, #fff0c4d9, #c98f4466 38%, #190e0690 90%);
  }

  .finale.lost {
    background: radial-gradient(circle at 50% 60%, #120c08c8, #120c0870 90%);
  }

  .finale.retourschneider:not(.lost) {
    background: radial-gradient(circle at 50% 45%, #fffbe8f2, #f0b93cc0 34%, #5e1a1ad8 88%);
  }

  .finale.retourschneider.lost {
    background: radial-gradient(circle at 50% 45%, #5e1a1ab0, #0d0705e0 80%);
  }

  .finale .scene {
    height: var(--_high);
    perspective: 900px;
    position: absolute;
    width: var(--_wide);
  }

  .finale :is(.verdict, .musician, .sign) {
    position: absolute;
  }

  .finale svg {
    display: block;
    height: auto;
    overflow: visible;
    width: 100%;
  }

  .finale .verdict {
    filter: drop-shadow(0 8px 14px #000a);
    forced-color-adjust: none;
  }

  .finale .plain {
    color: #f2efe6;
    font-size: calc(var(--_wide) * 0.045);
    font-style: italic;
    inset: 16% 8% auto;
    overflow: hidden;
    position: absolute;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .finale .musician {
    filter: drop-shadow(0 6px 6px #0008);
  }

  .finale .sign {
    width: calc(var(--_wide) * 0.055 * var(--_size));
    transform: rotate(var(--_turn));
  }

  .finale.wide .verdict {
    inset: 13% auto auto 27%;
    width: 46%;
  }

  .finale.wide .musician {
    bottom: 2%;
    width: 27%;
  }

  .finale.wide .drummer {
    inset-inline-start: 1%;
  }

  .finale.wide .fifer {
    inset-inline-end: 1%;
  }

  .finale.tall .verdict {
    inset: 3% auto auto 9%;
    width: 82%;
  }

  .finale.tall .musician {
    bottom: 0;
    width: 44%;
  }

  .finale.tall .drummer {
    inset-inline-start: 4%;
  }

  .finale.tall .fifer {
    inset-inline-end: 4%;
  }

  .finale.wide.lost .verdict {
    inset: 16% auto auto 22%;
    width: 56%;
  }

  .finale.tall.lost .verdict {
    inset: 22% auto auto 6%;
    width: 88%;
  }

  @media (prefers-reduced-motion: no-preference) {
    .finale {
      animation: finale-come calc(0.18s * var(--_pace)) ease-out backwards;
    }

    .finale.leaving {
      opacity: 0;
      pointer-events: none;
      transition: opacity 0.2s;
    }

    .finale .verdict {
      animation: finale-rise calc(0.5s * var(--_pace)) cubic-bezier(0.2, 1.5, 0.5, 1) backwards;
    }

    .finale.lost .verdict {
      animation: finale-drop calc(0.7s * var(--_pace)) ease-in backwards;
    }

    .finale.retourschneider .verdict {
      animation: finale-turn calc(0.8s * var(--_pace)) cubic-bezier(0.2, 0.9, 0.3, 1) backwards;
    }

    .finale :is(.title, .score, .mark) path[stroke] {
      animation: finale-write calc(0.45s * var(--_pace)) ease-in-out calc(0.4s * var(--_pace)) backwards;
    }

    .finale .score path[stroke] {
      animation-delay: calc(0.8s * var(--_pace));
    }

    .finale .mark {
      animation: finale-press calc(0.22s * var(--_pace)) cubic-bezier(0.5, 0, 1, 1) calc(1.25s * var(--_pace)) backwards;
      transform-box: fill-box;
      transform-origin: center;
    }

    .finale .mark path[stroke] {
      animation-delay: calc(1.25s * var(--_pace));
    }

    .finale .musician {
      animation: finale-march calc(0.5s * var(--_pace)) ease-out backwards;
      --_from: -70%;
    }

    .finale .fifer {
      --_from: 70%;
    }

    .finale .musician svg {
      animation: finale-beat var(--_beat) ease-in-out 8 alternate;
      transform-origin: 50% 100%;
      --_lean: 1.6deg;
    }

    .finale .fifer svg {
      animation-delay: calc(var(--_beat) * 0.5);
      --_lean: -1.6deg;
    }

    .finale .sign {
      animation: finale-fall calc(1.5s * var(--_pace)) linear calc(var(--_late) * 1s * var(--_pace)) both;
    }

    .finale.retourschneider .sign {
      animation: finale-burst calc(1.1s * var(--_pace)) cubic-bezier(0.1, 0.7, 0.4, 1)
        calc((0.6s + var(--_late) * 0.3s) * var(--_pace)) both;
    }
  }

  @keyframes finale-come {
    from {
      opacity: 0;
    }
  }

  @keyframes finale-rise {
    from {
      opacity: 0;
      transform: translateY(34%) scale(0.6);
    }
  }

  @keyframes finale-drop {
    from {
      opacity: 0;
      transform: translateY(-90%) rotate(-9deg);
    }

    60% {
      transform: translateY(0) rotate(3.5deg);
    }

    80% {
      transform: translateY(-3%) rotate(-1.5deg);
    }
  }

  @keyframes finale-turn {
    from {
      opacity: 0;
      transform: scale(0.4) rotateY(-720deg);
    }
  }

  @keyframes finale-write {
    from {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 1.02;
    }

    to {
      stroke-dasharray: 1 2;
      stroke-dashoffset: 0;
    }
  }

  @keyframes finale-press {
    from {
      opacity: 0;
      transform: scale(2.6);
    }
  }

  @keyframes finale-march {
    from {
      opacity: 0;
      transform: translateX(var(--_from));
    }
  }

  @keyframes finale-beat {
    to {
      transform: translateY(-2.5%) rotate(var(--_lean));
    }
  }

  @keyframes finale-fall {
    from {
      transform: translateY(calc(-1 * var(--_high))) rotate(0deg);
    }

    80% {
      opacity: 1;
    }

    to {
      opacity: 0;
      transform: translateY(calc(0.7 * var(--_high))) rotate(var(--_turn));
    }
  }

  @keyframes finale-burst {
    from {
      left: 48%;
      opacity: 0;
      top: 40%;
      transform: scale(0.2);
    }
  }

  @media print {
    .finale {
      display: none;
    }
  }
`;
