// Somebody else's element of the same name.
customElements.define('watten-table', class extends HTMLElement {});
