/** Match equity tables; made by scripts/players/equity.ts. */
export const EQUITY_TABLES: Readonly<Record<string, string>> = {};
