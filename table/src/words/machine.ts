/** What is said when a machine cannot play on. */
export const machineWords = {
  restless:
    'It has answered one decision {count} times without coming to an end. Go back, or take over its seat and decide yourself.',
} as const;
