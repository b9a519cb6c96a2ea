import './fonts.css';
import '@grognard/desk/look/tokens.css';
import './base.css';
import '@grognard/desk/parts/parts.css';
import './page.css';
import './nav.css';
