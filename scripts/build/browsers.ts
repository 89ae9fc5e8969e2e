/**
 * The oldest browsers that the build is written for: iOS 15, which the last phones with 2 GB got, Android
 * phones that are no longer updated, and the extended release of Firefox. What they lack beyond syntax is
 * added by `web/platform/browser/old-methods.ts` (docs/decisions/114-old-browsers.md).
 */
export const oldestBrowsers = ['safari15', 'ios15', 'chrome87', 'edge88', 'firefox115']
