import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Otherwise Vue would search for a component with this name.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'watten-table' } } })],
});
