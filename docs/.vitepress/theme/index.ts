/** The default theme without its web fonts, in the colours of the demo, with live examples, links to the demo and a picture on the home page. */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import Layout from './Layout.vue';
import LiveExample from './LiveExample.vue';
import SiteLink from './SiteLink.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('SiteLink', SiteLink);
  },
} satisfies Theme;
