import { render } from 'preact';

const Page = () => (
  <main>
    <h1>Grognard</h1>
    <p>Napoleonic board games in the browser, every rule enforced and explained.</p>
  </main>
);

const root = document.getElementById('app');
if (root !== null) render(<Page />, root);
