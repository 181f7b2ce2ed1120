import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Vue would look for a component of this name.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'watten-table' } } })],
});
