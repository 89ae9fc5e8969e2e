/**
 * The oldest browsers that the app works in: iPhones with iOS 15, Android phones and WebViews that are no
 * longer updated, and the extended release of Firefox. Methods that they lack are added by
 * `web/platform/browser/old-methods.ts` (docs/decisions/114-old-browsers.md).
 */
export const oldestBrowsers = ['safari15', 'ios15', 'chrome87', 'edge88', 'firefox115']

/**
 * What the bundler leaves as it is in scripts. Of what is newer than the oldest browsers, our scripts use
 * nothing: `scripts/build/built.test.ts` looks for look-behinds, static blocks, `#name in object` and newer flags of
 * expressions in the built files. Were it lowered, each `?.` would cost bytes on every page, for a fault of Chrome
 * 80 to 90 with `f?.(...a)`, which that test looks for as well.
 */
export const untouchedSyntax = ['safari16.4', 'chrome111', 'edge111', 'firefox115']
