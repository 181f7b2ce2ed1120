/**
 * The default theme without its web fonts, in the colours of the demo, with live examples, links to the demo, and pictures on the home
 * page and of the desk of a tournament evening.
 */
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import DeskPicture from './DeskPicture.vue';
import Layout from './Layout.vue';
import LiveExample from './LiveExample.vue';
import SiteLink from './SiteLink.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('DeskPicture', DeskPicture);
    app.component('LiveExample', LiveExample);
    app.component('SiteLink', SiteLink);
  },
} satisfies Theme;
