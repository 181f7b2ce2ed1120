// An element with the same name from other software.
customElements.define('watten-table', class extends HTMLElement {});
