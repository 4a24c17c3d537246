// Packages whose build for Node the contexts of the pool vmForks can't load: there they get the builds that browsers get, too.
const packages = `${import.meta.dirname}/../../node_modules`;

/** Vitest's aliases for these packages. */
export const buildsForBrowsers = {
  axios: `${packages}/axios/dist/esm/axios.js`,
  'react-router-dom': `${packages}/react-router-dom/dist/index.mjs`,
};
