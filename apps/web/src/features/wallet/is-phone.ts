/** Where a finger points: a computer without a wallet installs one, a phone has it as an app. */
export const isPhone = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
