const byHand = null; // groups of rules are set apart by hand; prettier does the rest

export default {
  extends: ['stylelint-config-standard', 'stylelint-config-html/svelte'],
  reportNeedlessDisables: true,
  rules: {
    'at-rule-empty-line-before': byHand,
    'comment-empty-line-before': byHand,
    'custom-property-empty-line-before': byHand,
    'declaration-empty-line-before': byHand,
    'rule-empty-line-before': byHand,
    // Rules stand in the order of the parts they draw. Svelte scopes them, so rules that share only their last
    // element rarely meet.
    'no-descending-specificity': null,
    // Safari reads ranges (`width <= 700px`) since 16.4 only.
    'media-feature-range-notation': 'prefix',
    // Safari has no other.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-user-select'] }],
    // Svelte's own.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Names of fonts are written as their makers write them.
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'], ignoreProperties: ['/^--font/'] }],
  },
};
