/** The default theme without its web fonts, in the colours of the demo, with live examples and links to the demo. */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './LiveExample.vue';
import SiteLink from './SiteLink.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('SiteLink', SiteLink);
  },
} satisfies Theme;
